import type { Relations } from '#content/relationships.ts';

/**
 * What Indonesian says by several words and English by one: who is older, and what the family calls its own. The wishes put the
 * typed name where such a word stands, so that they fit Mama as well as Ibu.
 */
export const relations: Relations = {
  Brother: { kakak: 'Kakak laki-laki', adik: 'Adik laki-laki' },
  Sister: { kakak: 'Kakak perempuan', adik: 'Adik perempuan' },
  Mother: { ibu: 'Ibu', mama: 'Mama', bunda: 'Bunda' },
  Father: { ayah: 'Ayah', papa: 'Papa', bapak: 'Bapak' },
  Friend: { sahabat: 'Sahabat', teman: 'Teman' },
  Teacher: { pak: 'Pak guru', bu: 'Bu guru' },
  Grandmother: { nenek: 'Nenek', oma: 'Oma', eyang: 'Eyang putri' },
  Grandfather: { kakek: 'Kakek', opa: 'Opa', eyang: 'Eyang kakung' },
  'Brother-in-law': { kakak: 'Kakak ipar laki-laki', adik: 'Adik ipar laki-laki' },
  'Sister-in-law': { kakak: 'Kakak ipar perempuan', adik: 'Adik ipar perempuan' },
  Aunt: { tante: 'Tante', bibi: 'Bibi', bude: 'Bude', bulik: 'Bulik' },
  Uncle: { om: 'Om', paman: 'Paman', pakde: 'Pakde', paklik: 'Paklik' },
};
