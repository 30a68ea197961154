/** Begins every translated page of small print. */
export const bindingNotice = 'هذه ترجمة لتسهيل القراءة، والنص الإنجليزي وحده هو الملزم.';

/** As people read it. */
export const lastUpdated = '25 سبتمبر 2025';
