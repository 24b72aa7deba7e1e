/**
 * Translators and some extensions move the texts of a page into `<font>` elements of their own, anywhere. React still
 * has its text nodes: it fails on the next removal beside one, and goes on writing to a detached one.
 *
 * React's calls about a wrapped or replaced text are applied to its substitute; a text that React changes is put back.
 * Elements around every text would cost each list thousands of them, and the next text would be forgotten.
 */
export function withstandForeignWraps(body: HTMLElement): void {
  const substitutes = new WeakMap<Node, Element>();
  const comeBack = (text: Node) => {
    substitutes.get(text)?.replaceWith(text);
    substitutes.delete(text);
  };
  const changes = new MutationObserver((records) => {
    for (const { target } of records) comeBack(target);
  });
  const arrivals = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const substitute = node.nodeType === Node.TEXT_NODE && !node.isConnected ? substituteIn(record) : undefined;
        if (!substitute) continue;
        substitutes.set(node, substitute);
        changes.observe(node, { characterData: true });
        patch(substitutes);
      }
      if (!isPatched && [...record.addedNodes].some(isFont)) patch(substitutes);
    }
  });
  arrivals.observe(body, { childList: true, subtree: true });
}

/** The console itself has none. */
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Added together with the removal, or before. */
const substituteIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(isFont);

let isPatched = false;

/** Only once a text was wrapped: until then a failure is our own, and reported. */
function patch(substitutes: WeakMap<Node, Element>): void {
  if (isPatched) return;
  isPatched = true;
  const { removeChild, insertBefore } = Node.prototype;
  const childOf = (parent: Node, node: Node) => outermost(parent, node) ?? outermost(parent, substitutes.get(node));

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = node.parentNode === this ? node : childOf(this, node);
    // If the child is gone altogether, nothing is left to do.
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    substitutes.get(node)?.remove();
    substitutes.delete(node);
    const child = before && (before.parentNode === this ? before : childOf(this, before));
    insertBefore.call(this, node, child ?? null);
    return node;
  };
}

/** The child of `parent` with the node: itself, or the outermost element around it. */
function outermost(parent: Node, node: Node | undefined): Node | null {
  let child: Node | null = node ?? null;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
