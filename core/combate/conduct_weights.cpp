// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/conduct.h"

namespace leuctra::combate {

// Learnt with leuctra-train conduct (app/train/README.md).
const DeedWeights shippedDeedWeights = {{
    {-0.31F, 0.61F, 0.59F, 0.31F, 0.12F, -0.18F, -0.42F, -0.26F, -0.26F, -0.21F, 0.00F, 0.00F},  // MovedEarly
    {0.16F, -0.55F, 0.26F, 0.10F, 0.07F, 0.06F, 0.04F, 0.06F, -0.12F, -0.07F, 0.00F, 0.00F},     // MovedOften
    {-0.02F, -0.23F, 0.14F, 0.32F, 0.25F, 0.02F, 0.03F, -0.18F, -0.17F, -0.15F, 0.00F, 0.00F},   // WentFar
    {-0.27F, -0.23F, 0.25F, 0.18F, 0.17F, 0.24F, -0.03F, 0.02F, -0.11F, -0.23F, 0.00F,
     0.00F},  // ApproachedWeak
    {0.09F, -0.03F, -0.04F, -0.03F, 0.13F, -0.01F, 0.04F, -0.05F, -0.02F, -0.08F, 0.00F,
     0.00F},  // ApproachedMiddle
    {-0.02F, -0.02F, 0.16F, -0.03F, -0.09F, -0.11F, -0.01F, -0.04F, 0.10F, 0.06F, 0.00F,
     0.00F},  // ApproachedStrong
    {-0.30F, -0.04F, -0.37F, -0.06F, 0.17F, 0.29F, 0.20F, -0.06F, 0.16F, 0.01F, 0.00F,
     0.00F},  // ApproachedStranger
    {-0.16F, -0.01F, -0.84F, -0.02F, 0.29F, 0.31F, 0.17F, 0.36F, -0.12F, 0.03F, 0.00F,
     0.00F},  // ApproachedUnmovedStranger
    {0.37F, -0.07F, 0.08F, -0.20F, 0.12F, -0.12F, -0.05F, -0.08F, -0.02F, -0.03F, 0.00F, 0.00F},  // FledWeak
    {0.41F, -0.14F, 0.23F, 0.36F, 0.32F, 0.11F, -0.51F, -0.39F, -0.19F, -0.20F, 0.00F, 0.00F},  // FledMiddle
    {0.17F, -0.22F, 0.02F, -0.08F, 0.07F, 0.18F, 0.21F, 0.11F, -0.03F, -0.41F, 0.00F, 0.00F},   // FledStrong
    {0.37F, 0.26F, 0.51F, 0.33F, 0.06F, -0.36F, -0.44F, -0.38F, -0.19F, -0.14F, 0.00F,
     0.00F},  // FledStranger
    {0.27F, -0.15F, -0.26F, -0.46F, -0.29F, -0.17F, -0.12F, -0.13F, -0.08F, -0.06F, 0.75F,
     0.69F},  // StayedByWeak
    {0.06F, 0.15F, 0.17F, 0.31F, 0.11F, 0.04F, -0.50F, -0.49F, -0.51F, -0.31F, 0.53F,
     0.44F},  // StayedByMiddle
    {0.03F, -0.02F, 0.07F, 0.13F, 0.03F, 0.09F, 0.01F, -0.20F, -0.17F, -0.43F, 0.36F,
     0.09F},  // StayedByStrong
    {0.39F, 0.37F, 0.37F, 0.06F, -0.37F, -0.53F, -0.63F, -0.51F, -0.30F, -0.30F, 0.91F,
     0.56F},  // StayedByStranger
}};

}  // namespace leuctra::combate
