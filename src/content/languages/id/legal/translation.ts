/** Begins every translated page of small print. */
export const bindingNotice =
  'Ini terjemahan supaya mudah dibaca. Teks yang mengikat adalah teks aslinya dalam bahasa Inggris.';

/** As people read it. */
export const lastUpdated = '25 September 2025';
