import type { Relations } from '#content/relationships.ts';

/** A father’s brother is not a mother’s, and many have two names, one on each side of the border. */
export const relations: Relations = {
  Brother: { dada: 'দাদা', bhaiya: 'ভাইয়া', bhai: 'ভাই' },
  Sister: { didi: 'দিদি', apu: 'আপু', bon: 'বোন' },
  Grandmother: { thakuma: 'ঠাকুমা', dida: 'দিদা', dadi: 'দাদি', nani: 'নানি' },
  Grandfather: { thakurda: 'ঠাকুরদা', dadu: 'দাদু', dada: 'দাদা (বাবার বাবা)', nana: 'নানা' },
  Cousin: { bhai: 'কাজিন ভাই', bon: 'কাজিন বোন' },
  'Brother-in-law': {
    dulabhai: 'দুলাভাই',
    jamaibabu: 'জামাইবাবু',
    shyalok: 'শ্যালক',
    debor: 'দেবর',
    bhashur: 'ভাসুর',
  },
  'Sister-in-law': { bhabi: 'ভাবি', boudi: 'বৌদি', shyalika: 'শ্যালিকা', nonod: 'ননদ', ja: 'জা' },
  Niece: { bhaijhi: 'ভাইঝি', bhatiji: 'ভাতিজি', bhagni: 'ভাগনি', bonjhi: 'বোনঝি' },
  Nephew: { bhaipo: 'ভাইপো', bhatija: 'ভাতিজা', bhagne: 'ভাগনে', bonpo: 'বোনপো' },
  Aunt: {
    masi: 'মাসি',
    khala: 'খালা',
    pisi: 'পিসি',
    fufu: 'ফুফু',
    kaki: 'কাকি',
    chachi: 'চাচি',
    jethi: 'জেঠি',
    mami: 'মামি',
  },
  Uncle: {
    kaka: 'কাকা',
    chacha: 'চাচা',
    jethu: 'জেঠু',
    mama: 'মামা',
    meso: 'মেসো',
    khalu: 'খালু',
    pise: 'পিসে',
    fufa: 'ফুফা',
  },
  Grandchild: { nati: 'নাতি', natni: 'নাতনি' },
};
