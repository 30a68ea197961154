/** Fields in which characters are typed, as a selector. */
export const typingFields =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=color], [type=file])';
