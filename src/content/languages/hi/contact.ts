/** When somebody reads and answers. */
export const support = {
  hours: 'सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे (भारतीय समय)',
  reply: '24 घंटे के भीतर',
  served: 'दुनिया भर के लोगों के लिए',
} as const;
