/** Begins every translated page of small print. */
export const bindingNotice =
  'Cette traduction est là pour faciliter la lecture. Seul l’original en anglais fait foi.';

/** As people read it. */
export const lastUpdated = '25 septembre 2025';
