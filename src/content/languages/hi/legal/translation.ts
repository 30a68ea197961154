/** Begins every translated page of small print. */
export const bindingNotice = 'यह अनुवाद आपकी सुविधा के लिए है; मान्य केवल अंग्रेज़ी पाठ है।';

/** As people read it. */
export const lastUpdated = '25 सितंबर 2025';
