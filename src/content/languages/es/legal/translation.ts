/** Begins every translated page of small print. */
export const bindingNotice =
  'Esta es una traducción para facilitar la lectura. El texto que obliga es el original en inglés.';

/** As people read it. */
export const lastUpdated = '25 de septiembre de 2025';
