/** Begins every translated page of small print. */
export const bindingNotice =
  'Dies ist eine Übersetzung, damit sich der Text leichter liest. Verbindlich ist das englische Original.';

/** As people read it. */
export const lastUpdated = '25. September 2025';
