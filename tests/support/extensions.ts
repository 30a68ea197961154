/** What the browser's console says of that: extensions may do it, a script of a page may not. */
export const extensionTrouble = /Applying inline style violates|Minified React error #418/;

/**
 * Runs in pages. Does to them what password managers, writing assistants and dark-mode extensions do, from the first
 * element on: attributes and elements of their own, also in the middle of forms that React has yet to take over.
 */
export function extendPage(): void {
  const seen = new WeakSet<Element>();

  function add(parent: Element, tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    parent.append(element);
    return element;
  }

  function extend(field: HTMLInputElement | HTMLTextAreaElement): void {
    field.dataset.dashlaneRid = 'a1b2';
    field.setAttribute('data-kwimpalastatus', 'alive');
    const icon = add(field.parentElement ?? document.body, 'div', { 'data-lastpass-icon-root': '' });
    icon.style.cssText = 'position: relative; height: 0; width: 0;';
    field.after(icon);
    field.form?.prepend(add(field.form, 'span', { class: 'np-form-marker', hidden: '' }));
  }

  function extendAll(): void {
    const { documentElement: root, head, body } = document;
    if (head && !seen.has(head)) {
      seen.add(head);
      root.dataset.darkreaderMode = 'dynamic';
      root.dataset.darkreaderScheme = 'dark';
      add(head, 'style', { class: 'darkreader darkreader--fallback', media: 'screen' });
      head.prepend(add(head, 'meta', { name: 'darkreader', content: '2f4b' }));
    }
    if (body && !seen.has(body)) {
      seen.add(body);
      body.dataset.grExtInstalled = '';
      body.setAttribute('cz-shortcut-listen', 'true');
      body.prepend(add(body, 'com-1password-menu', {}));
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
      // React makes it anew, or the user comes to it later: once is enough here.
      if (seen.has(field)) continue;
      seen.add(field);
      extend(field);
    }
  }

  new MutationObserver(extendAll).observe(document, { childList: true, subtree: true });
}
