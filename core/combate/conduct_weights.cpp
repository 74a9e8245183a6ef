// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/conduct.h"

namespace leuctra::combate {

// Learnt with leuctra-train conduct (app/train/README.md).
const ConductWeights shippedConductWeights = {
    {{
        {0.28F, 0.10F, 0.48F, 0.04F, 0.04F, -0.09F, 0.14F, -0.17F, -0.44F, -0.38F, 0.00F,
         0.00F},  // MovedEarly
        {0.25F, -0.87F, 0.28F, 0.14F, 0.03F, -0.01F, 0.19F, 0.30F, -0.16F, -0.13F, 0.00F,
         0.00F},  // MovedOften
        {0.37F, -0.44F, 0.08F, 0.34F, 0.38F, 0.15F, 0.03F, -0.40F, -0.24F, -0.28F, 0.00F, 0.00F},  // WentFar
        {-0.53F, -0.59F, -0.41F, 0.07F, 0.30F, 0.35F, 0.31F, 0.29F, 0.11F, 0.11F, 0.00F,
         0.00F},  // ApproachedStranger
        {0.09F, 0.49F, -1.10F, 0.09F, 0.13F, 0.24F, 0.21F, -0.32F, 0.09F, 0.09F, 0.00F,
         0.00F},  // ApproachedUnmovedStranger
        {1.03F, 0.22F, 0.40F, 0.41F, 0.03F, -0.52F, -0.70F, -0.49F, -0.25F, -0.12F, 0.00F,
         0.00F},  // FledStranger
        {0.22F, 0.32F, 0.52F, -0.12F, -0.18F, -0.67F, -0.70F, -0.57F, -0.27F, -0.23F, 0.87F,
         0.82F},  // StayedByStranger
    }},
    {{
        {0.52F, 0.62F, 0.08F, -0.93F, -1.03F, 0.00F, 0.00F},   // Approached
        {-0.08F, 0.18F, 0.06F, -0.05F, -0.08F, 0.00F, 0.00F},  // Neared
        {-0.69F, -1.09F, -0.75F, 0.92F, 0.54F, 0.00F, 0.00F},  // Fled
        {-0.16F, -0.07F, -0.43F, 0.29F, 0.17F, 0.00F, 0.00F},  // Withdrew
        {-0.60F, -0.67F, -0.09F, 0.16F, 0.36F, 0.64F, 0.54F},  // Stayed
    }},
};

}  // namespace leuctra::combate
