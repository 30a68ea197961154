/**
 * Runs in pages. Translation replaces a text by an element: React then fails to remove it or to put something before it,
 * and what it writes into it is not seen. A text that is alone in its element is safe, because React writes into the
 * element. This says which texts are not, whenever React touches one.
 */
export function watchChangingTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  function check(node: Node | null, what: string): void {
    if (!(node instanceof Text) || node.data.trim() === '') return;
    if (!Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) return;
    const parent = node.parentElement;
    if (!parent?.closest('[translate=no]'))
      console.error(`a text that ${what} needs an element of its own: "${node.data}" in ${nameOf(parent)}`);
  }

  function nameOf(element: Element | null): string {
    return `<${element?.localName} class="${element?.className.toString()}">`;
  }

  Node.prototype.removeChild = function (child) {
    check(child, 'is removed');
    return removeChild.call(this, child) as typeof child;
  };
  Node.prototype.insertBefore = function (node, next) {
    check(next, 'has something put before it');
    return insertBefore.call(this, node, next) as typeof node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (value !== this.nodeValue) check(this, 'changes');
      nodeValue?.set?.call(this, value);
    },
  });
}
