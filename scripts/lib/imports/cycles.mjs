/**
 * Groups of nodes that reach one another, each sorted, by Tarjan's algorithm. `graph`: a node's own neighbours.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 */
export const cyclesOf = (graph) => {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const onStack = new Set();
  const cycles = [];

  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (onStack.has(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    for (const one of group) onStack.delete(one);
    if (group.length > 1) cycles.push(group.sort());
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles.sort();
};
