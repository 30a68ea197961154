import type { Relations } from '#content/relationships.ts';

/** A father’s brother is not a mother’s: what English calls by one word. */
export const relations: Relations = {
  Grandmother: { dadi: 'दादी', nani: 'नानी' },
  Grandfather: { dada: 'दादा', nana: 'नाना' },
  Cousin: { bhai: 'चचेरा या ममेरा भाई', bahan: 'चचेरी या ममेरी बहन' },
  'Brother-in-law': { jija: 'जीजा', sala: 'साला', devar: 'देवर', jeth: 'जेठ' },
  'Sister-in-law': { bhabhi: 'भाभी', sali: 'साली', nanad: 'ननद', devrani: 'देवरानी', jethani: 'जेठानी' },
  Niece: { bhatiji: 'भतीजी', bhanji: 'भांजी' },
  Nephew: { bhatija: 'भतीजा', bhanja: 'भांजा' },
  Aunt: { mausi: 'मौसी', bua: 'बुआ', chachi: 'चाची', mami: 'मामी', tai: 'ताई' },
  Uncle: { chacha: 'चाचा', mama: 'मामा', tau: 'ताऊ', phupha: 'फूफा', mausa: 'मौसा' },
  Grandchild: { pota: 'पोता', poti: 'पोती', nati: 'नाती', natin: 'नातिन' },
};
