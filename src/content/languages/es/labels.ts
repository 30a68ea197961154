import type { Animation } from '#card/document/card.ts';
import type { EnvelopeKey } from '#card/opening/envelopes/envelope.ts';
import type { contactSubjects } from '#content/contact.ts';
import type { Badge, DiscoverTab } from '#content/discover.ts';
import type { GalleryCategory } from '#content/relationships.ts';
import type { ReportReason } from '#content/report.ts';
import type { StatisticName } from '#content/statistics.ts';
import type { Tag } from '#content/tags.ts';
import type { TemplateStyle } from '#content/template-styles.ts';
import type { Tone } from '#content/tones.ts';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

/** For whom a card is: the studio's relationships, and those that only the gallery has. */
export const categoryLabels: Labels<GalleryCategory> = {
  Brother: 'Hermano',
  Sister: 'Hermana',
  Mother: 'Mamá',
  Father: 'Papá',
  Friend: 'Amigo o amiga',
  Wife: 'Esposa',
  Husband: 'Esposo',
  Son: 'Hijo',
  Daughter: 'Hija',
  Teacher: 'Profe',
  Colleague: 'Colega de trabajo',
  Grandmother: 'Abuela',
  Grandfather: 'Abuelo',
  Cousin: 'Primo o prima',
  'Brother-in-law': 'Cuñado',
  'Sister-in-law': 'Cuñada',
  'Daughter-in-law': 'Nuera',
  'Son-in-law': 'Yerno',
  Boyfriend: 'Novio',
  Girlfriend: 'Novia',
  Uncle: 'Tío',
  Aunt: 'Tía',
  Niece: 'Sobrina',
  Nephew: 'Sobrino',
  Partner: 'Pareja',
  Grandchild: 'Nieto o nieta',
};

export const toneLabels: Labels<Tone> = {
  sweet: 'Dulce y cariñoso',
  funny: 'Divertido y juguetón',
  formal: 'Formal y respetuoso',
  blessing: 'Espiritual y con bendiciones',
  poetic: 'Poético y artístico',
};

export const styleLabels: Labels<TemplateStyle> = {
  '3D': '3D',
  Realistic: 'Realista',
  Animated: 'Animado',
  Minimal: 'Minimalista',
  Cute: 'Tierno',
  Elegant: 'Elegante',
  Retro: 'Retro',
  Neon: 'Neón',
  'Photo-Collage': 'Collage de fotos',
};

export const tagLabels: Labels<Tag> = {
  Cute: 'Tierno',
  Elegant: 'Elegante',
  Funny: 'Divertido',
  Romantic: 'Romántico',
  Minimal: 'Minimalista',
  Neon: 'Neón',
  Vintage: 'De otra época',
  Artistic: 'Artístico',
  Family: 'Familia',
  Professional: 'Profesional',
  Animals: 'Animales',
  Party: 'Fiesta',
  Classic: 'Clásico',
  Creative: 'Creativo',
  Clean: 'Limpio',
  Heartfelt: 'De corazón',
};

export const backgroundLabels: Labels<string> = {
  'from-pink-purple-blue': 'Cielo de caramelo',
  'from-yellow-red-pink': 'Ponche de frutas',
  'from-gray': 'Bruma de la mañana',
  'from-green-blue-purple': 'Aurora boreal',
  'from-indigo-red-yellow': 'Última luz',
  'from-peach-coral-rose': 'Amanecer',
  'from-mint-teal-sky': 'Laguna',
  'from-cream-marigold-saffron': 'Caléndula',
  'from-lime-leaf-teal': 'Jardín de primavera',
  'from-sky-lilac-peach': 'Nubes de algodón',
  'bg-balloons': 'Globos',
  'bg-cake': 'Pastel de cumpleaños',
  'bg-stars': 'Estrellas de papel',
  'bg-flowers': 'Flores de papel',
  'bg-bunting': 'Banderines y regalos',
  'bg-marigold-garland': 'Guirnalda de flores',
  'bg-confetti': 'Confeti',
  'bg-night-sky': 'Cielo nocturno',
  'bg-rainbow': 'Arcoíris',
  'bg-candles': 'Velas',
  'bg-hearts': 'Corazones de papel',
  'bg-rangoli': 'Rangoli',
  'bg-hot-air-balloons': 'Globos aerostáticos',
  'bg-citrus': 'Cítricos',
  'bg-animals': 'Fiesta de animales',
  'bg-cherry-blossom': 'Cerezo en flor',
  'bg-fireworks': 'Fuegos artificiales',
  'bg-gift-wrap': 'Papel de regalo',
  'bg-paper-sunset': 'Atardecer de papel',
  'bg-meadow': 'Prado',
  'bg-airmail': 'Correo aéreo',
  'bg-peacock': 'Pavo real',
  'bg-ice-cream': 'Helado',
  'bg-butterflies': 'Mariposas',
  'bg-space': 'Espacio',
  'bg-lamps': 'Lámparas al atardecer',
  'bg-waves': 'Olas y veleros',
  'bg-tropical': 'Hojas tropicales',
  'bg-music': 'Discos',
  'bg-eucalyptus': 'Eucalipto',
  'bg-dinosaurs': 'Dinosaurios',
  'bg-block-print': 'Tela estampada',
  'bg-picnic': 'Pícnic',
  'bg-kites': 'Cometas',
  'bg-autumn-leaves': 'Hojas de otoño',
  'bg-reef': 'Arrecife de coral',
  'bg-stage': 'En escena',
  'bg-snow': 'Bosque nevado',
  'bg-golden-fans': 'Abanicos dorados',
  'bg-tiles': 'Azulejos pintados',
};

export const animationLabels: Labels<Animation> = {
  fade: 'Aparecer',
  slideUp: 'Subir',
  slideLeft: 'Deslizar',
  scale: 'Crecer',
  rotate: 'Girar',
};

export const compositionLabels: Labels<string> = {
  classic: 'Clásico',
  'open-card': 'Tarjeta abierta',
  'big-words': 'Letras grandes',
  'full-photo': 'Foto entera',
  'slanted-scene': 'Imagen en diagonal',
  letter: 'Carta',
  polaroid: 'Polaroid',
  'round-window': 'Ventana redonda',
  'giant-age': 'Número gigante',
  'film-strip': 'Tira de película',
  'arched-window': 'Ventana con arco',
  postcard: 'Postal',
  arch: 'Arco',
  triptych: 'Tres paneles',
  collage: 'Collage',
  'torn-paper': 'Papel rasgado',
  name: 'El nombre',
  heart: 'Corazón',
  'framed-scene': 'Enmarcada',
  banner: 'Cinta',
  'photo-first': 'Primero la foto',
};

export const typefaceLabels: Labels<string> = {
  classic: 'Clásica',
  storybook: 'De cuento',
  elegant: 'Elegante',
  brush: 'Pincel',
  handwritten: 'A mano',
  bubbly: 'Burbuja',
  poster: 'Cartel',
  typewriter: 'Máquina de escribir',
};

export const envelopeLabels: Labels<EnvelopeKey> = {
  seal: 'Sello de cera',
  airmail: 'Correo aéreo',
  kraft: 'Papel kraft y cordel',
  garden: 'Jardín',
  festival: 'Oro de fiesta',
  party: 'Fiesta',
};

export const statisticLabels: Labels<StatisticName> = {
  visitors: 'Visitantes',
  cards: 'Tarjetas creadas',
  shared: 'Tarjetas compartidas',
  users: 'Cuentas registradas',
};

export const discoverTabLabels: Labels<DiscoverTab> = {
  trending: 'Tendencias',
  new: 'Novedades',
  'staff-picks': 'Favoritos del equipo',
};

export const badgeLabels: Labels<Badge> = {
  "Editor's Choice": 'Elegido por el equipo',
  'Community Favorite': 'El favorito de la gente',
  'Design Excellence': 'Excelencia en diseño',
};

export const contactSubjectLabels: Labels<(typeof contactSubjects)[number]['value']> = {
  general: 'Una pregunta general',
  support: 'Ayuda con una tarjeta o con mi cuenta',
  feedback: 'Una opinión o una idea',
  bug: 'Algo no funciona',
  partnership: 'Una colaboración',
  other: 'Otra cosa',
};

export const reportReasonLabels: Labels<ReportReason> = {
  unkind: 'Hiere o acosa a alguien',
  private: 'Muestra algo privado, o una foto sin permiso',
  indecent: 'Es sexual, violenta o incita al odio',
  rights: 'Usa la obra de alguien sin permiso',
  spam: 'Es publicidad o un engaño',
  other: 'Otra cosa',
};
