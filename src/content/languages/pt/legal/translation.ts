/** Begins every translated page of small print. */
export const bindingNotice =
  'Esta é uma tradução, para facilitar a leitura. O texto que vale é o original em inglês.';

/** As people read it. */
export const lastUpdated = '25 de setembro de 2025';
