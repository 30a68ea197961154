/** Every limit of a card, once: the form, the server and the layout read them here. */
export const limits = {
  /** Characters. Longer names would leave no space for the picture. */
  name: 60,
  /** Characters. Beyond that the text would shrink under a readable size. */
  message: 1000,
  /** Characters of what somebody else writes on a card: half a page beside many others. */
  note: 500,
  /** Characters. */
  heading: 60,
  /** Years. */
  age: { min: 1, max: 130 },
  /** Photos of a card, the receiver's and the sender's among them. */
  photos: 6,
  /** Places for stickers in a composition. */
  stickers: 6,
  signature: {
    /** Characters of a typed one. */
    text: 60,
    /** Characters of a drawn one's path: some thirty strokes. */
    path: 6000,
    /** Units of the box it is drawn in. */
    side: 1000,
  },
  photo: {
    /** Bytes in. A phone's photo of 12 to 50 megapixels has 3 to 20 MB. */
    bytes: 25 * 1024 * 1024,
    /** Decoded pixels: as many as recent phones save. More could exhaust the server's memory. */
    pixels: 50_000_000,
    /** Longest side as stored: twice the largest frame on a 4K screen. */
    side: 1600,
    /** Sides of an avatar as stored: twice the widest circle it is shown in. */
    avatarSide: 512,
  },
  audio: {
    bytes: 10 * 1024 * 1024,
    seconds: 300,
    /** Characters of its name. Longer file names say nothing more to anybody. */
    name: 200,
  },
  /** Seconds of a recording. */
  recording: 120,
  /** Seconds of a voice that stands with a note: thirty people are a quarter of an hour. */
  noteVoice: 30,
  /** Characters of a search among one's cards: any name, and more of a message than anybody types. */
  search: 100,
  /** Days for which a browser stores unsaved work, and the server its photos. */
  unsavedDays: 60,
} as const;
