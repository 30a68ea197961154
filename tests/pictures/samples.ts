import sharp from 'sharp';
import { type Card, newCard } from '#card/document/card.ts';
import { typefaces } from '#card/text/typefaces.ts';

/** Four fields of pure colour: what the conformance scenes expect of their photo. */
export async function conformancePhotoFile(): Promise<Buffer> {
  const fields = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map((background, index) => ({
    input: { create: { width: 32, height: 32, channels: 3 as const, background } },
    left: (index % 2) * 32,
    top: Math.floor(index / 2) * 32,
  }));
  const whole = { width: 64, height: 64, channels: 3 as const, background: '#000000' };
  return await sharp({ create: whole }).composite(fields).png().toBuffer();
}

/** A picture with fine and coarse detail, like a photo: waves of several lengths in three colours. */
export async function photoFile(width: number, height: number, seed: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const coarse = Math.sin(x / (90 + 20 * channel) + seed) + Math.cos(y / (70 + 15 * seed));
        const fine = Math.sin((x + y * (channel + 1)) / 16) * Math.cos((x - y) / 22);
        raw[(y * width + x) * 3 + channel] = 128 + 45 * coarse + 22 * fine;
      }
    }
  }
  return await sharp(raw, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer();
}

const portrait = {
  file: 'portraitportraitportra',
  width: 900,
  height: 1200,
  focusX: 0.5,
  focusY: 0.4,
  zoom: 1,
};
const landscape = {
  file: 'landscapelandscapeland',
  width: 1600,
  height: 1000,
  focusX: 0.3,
  focusY: 0.5,
  zoom: 1.6,
};
export const samplePhotos = [portrait, landscape] as const;

const sentence =
  'May this year bring you mornings without hurry, friends who stay for one more song, and cake. ';

function sample(card: Partial<Card>): Card {
  return { ...newCard(20_261_121), ...card };
}

/** Cards that ask much of a layout and of a painter. */
export const sampleCards: Readonly<Record<string, Card>> = {
  'both photos': sample({
    toName: 'Amélie',
    fromName: 'Jörg',
    message: 'Another year of you: what a gift for all of us! Happy birthday, dear friend.',
    background: 'bg-balloons',
    receiverPhoto: portrait,
    senderPhoto: landscape,
  }),
  'a heading, an age, stickers and a signature': sample({
    toName: 'Amélie',
    fromName: 'Jörg',
    heading: 'Forty and fabulous',
    age: 40,
    message: 'Another year of you: what a gift for all of us!',
    background: 'bg-marigold-garland',
    senderPhoto: landscape,
    photos: [portrait],
    stickers: ['cake', 'panda', 'tea', 'unicorn', 'diya', 'rocket'].map((key, slot) => ({ slot, key })),
    signature: {
      kind: 'drawn',
      path: 'M120 260C160 60 240 40 260 180C270 260 200 330 190 240C200 160 330 90 380 200L420 210M500 300C560 120 640 220 700 180',
      width: 1000,
      height: 400,
    },
  }),
  'no photos': sample({
    toName: 'Grandma Rose',
    fromName: 'all eleven of us',
    message: 'Thank you for every story, every soup and every "you can do it".\n\nWith love.',
    background: 'bg-flowers',
  }),
  'long names': sample({
    toName: 'Maximiliana Konstantinopoulos-Featherstonehaugh the Fourteenth',
    fromName: 'Wolfeschlegelsteinhausenbergerdorff-Papadimitrakopoulos & Co',
    message: 'Short and sweet.',
    background: 'from-peach-coral-rose',
    receiverPhoto: landscape,
  }),
  'a thousand characters': sample({
    toName: 'Ada',
    fromName: 'Charles',
    message: sentence.repeat(11).slice(0, 1000),
    background: 'bg-stars',
  }),
  'a thousand characters and both photos': sample({
    toName: 'Ada',
    fromName: 'Charles',
    message: sentence.repeat(11).slice(0, 1000),
    background: 'bg-cake',
    receiverPhoto: landscape,
    senderPhoto: portrait,
  }),
  Devanagari: sample({
    toName: 'प्रियंका श्रीवास्तव',
    fromName: 'आपका परिवार',
    message: 'जन्मदिन की हार्दिक शुभकामनाएँ! ईश्वर करे आपका हर दिन खुशियों और मिठास से भरा हो।',
    background: 'bg-marigold-garland',
  }),
  Arabic: sample({
    toName: 'فاطمة الزهراء',
    fromName: 'أحمد (Ahmed)',
    message: 'كل عام وأنتِ بخير! أتمنى لكِ سنة مليئة بالفرح، و 365 يومًا من الضحك مع Sara.',
    background: 'bg-night-sky',
    senderPhoto: portrait,
  }),
  Tamil: sample({
    toName: 'கார்த்திகேயன்',
    fromName: 'அன்புடன் அம்மா',
    message: 'இனிய பிறந்தநாள் நல்வாழ்த்துக்கள்! உன் வாழ்வில் எல்லா மகிழ்ச்சியும் நிறையட்டும்.',
    background: 'bg-lamps',
  }),
  Thai: sample({
    toName: 'ณัฐวุฒิ',
    fromName: 'แม่และพ่อ',
    message: 'สุขสันต์วันเกิด ขอให้มีความสุขมาก ๆ สุขภาพแข็งแรง และสมหวังในทุกสิ่งที่ตั้งใจ',
    background: 'bg-tropical',
  }),
  Chinese: sample({
    toName: '王小明',
    fromName: '爷爷奶奶',
    message: '祝你生日快乐，身体健康，万事如意！愿你的每一天都充满阳光和欢笑。',
    background: 'bg-paper-sunset',
  }),
  emoji: sample({
    toName: 'The Garcías 👨‍👩‍👧‍👦',
    fromName: 'Kenji 🇯🇵 & Thandi 🇿🇦',
    message: '🎂🎉 Three cheers! 👩🏽‍🚀🏳️‍🌈❤️‍🔥 Flags: 🇮🇳🇧🇷🇺🇦, keycaps 5️⃣0️⃣, and a ☕ for tomorrow.',
    background: 'bg-confetti',
  }),
};

/** A card in each pairing but the classic one, in the scripts that most pairings have companions for. */
export const pairingCards: Readonly<Record<string, Card>> = Object.fromEntries(
  typefaces.slice(1).map(({ key }) => [
    key,
    sample({
      toName: 'Zoë और سارة',
      fromName: 'Łucja, Алёша & Ελένη',
      typeface: key,
      message: [
        'Many happy returns of the day! “40”, wavy Tuesdays.',
        'जन्मदिन की हार्दिक शुभकामनाएँ।',
        'كل عام وأنت بخير، أتمنى لك سنة سعيدة.',
        'இனிய பிறந்தநாள் வாழ்த்துக்கள். ขอให้มีความสุขมากๆ',
        '祝你生日快乐，万事如意。',
        'С днём рождения! Χρόνια πολλά! יום הולדת שמח',
      ].join('\n'),
    }),
  ]),
);

const lively = {
  fromName: 'Zoë',
  message: 'Many happy returns of the day! जन्मदिन मुबारक। كل عام وأنت بخير.',
  titleColor: '#0b5c74',
} as const;

/** A card in each lettering but the plain one, in three scripts. */
export const letteredCards: Readonly<Record<string, Card>> = {
  'raised letters': sample({ ...lively, toName: 'Grandma Rose', background: 'bg-reef', lettering: 'raised' }),
  'raised letters in Devanagari and Arabic': sample({
    ...lively,
    toName: 'श्रीवास्तव और سارة',
    typeface: 'bubbly',
    lettering: 'raised',
  }),
  'letters that glow': sample({
    ...lively,
    toName: 'प्रियंका और فاطمة 🎂',
    background: 'bg-fireworks',
    composition: 'big-words',
    typeface: 'poster',
    titleColor: '#ff2f8e',
    lettering: 'neon',
  }),
};
