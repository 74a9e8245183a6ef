// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/node.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace leuctra::record {

Node::~Node() {
    std::vector<std::unique_ptr<Node>> doomed = std::move(children);
    while (!doomed.empty()) {
        const std::unique_ptr<Node> node = std::move(doomed.back());
        doomed.pop_back();
        std::move(node->children.begin(), node->children.end(), std::back_inserter(doomed));
        node->children.clear();
    }
}

Node* Node::child(std::string_view childPlay) const {
    const auto found = std::find_if(children.begin(), children.end(),
                                    [childPlay](const auto& node) { return node->play == childPlay; });
    return found == children.end() ? nullptr : found->get();
}

Node& Node::add(std::string childPlay) {
    Node& node = *children.emplace_back(std::make_unique<Node>());
    node.parent = this;
    node.play = std::move(childPlay);
    return node;
}

int Node::ply() const {
    int plies = 0;
    for (const Node* node = this; node->parent; node = node->parent)
        ++plies;
    return plies;
}

}  // namespace leuctra::record
