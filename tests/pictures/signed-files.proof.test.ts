// Shows: what others wrote on a card looks in its video, its booklet and its poster as the painter draws it, in every script, with photos, voices and drawings; in the video its voices are heard over the song
// Spec: 2.105
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { portrait } from '#card/faces/faces.ts';
import type { Note, NoteAttachment } from '#card/notes/note.ts';
import { mm } from '#card/print/paper.ts';
import { printBooklet, printPoster } from '#card/print/print-signed.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { padSize } from '#card/signature/drawn-signature.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { renderPdf } from '#encode/node-pdf.ts';
import { nodeMeasurer, registerNodeFonts, renderPng } from '#encode/node-surface.ts';
import { framesPerSecond, type Turn, voiceGap } from '#encode/turns.ts';
import { videoTurns } from '#encode/video/video-turns.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { codeNote } from '#server/scenes/print-texts.ts';
import { hasPoppler, noPoppler, pdfFacts, pdfPages } from '#tests/support/pdf-tools.ts';
import { type Pixels, pixels, signalToNoise, similarity } from './gallery.ts';
import { type MotionGallery, openMotionGallery } from './motion-gallery.ts';
import { notePagesOf, pagesOf, samplePhotoFiles } from './sample-scenes.ts';
import { samplePhotos } from './samples.ts';

registerNodeFonts(nodeFonts, process.cwd());

const [photo] = samplePhotos;
if (!photo) throw new Error('no photo');
const attachments: readonly (NoteAttachment | null)[] = [
  null,
  { kind: 'photo', file: photo.file, width: photo.width, height: photo.height },
  { kind: 'voice', file: 'low-voice', seconds: 2 },
  { kind: 'voice', file: 'high-voice', seconds: 3 },
  { kind: 'ink', drawing: { kind: 'drawn', path: 'M100 300C200 50 300 50 300 200L700 150', ...padSize } },
];
const said = [
  [
    'Mia',
    'You make every Monday a little lighter. Thank you for the coffee and for always asking how we are.',
  ],
  ['आशा', 'जन्मदिन की बहुत-बहुत शुभकामनाएँ! आप हमेशा ऐसे ही मुस्कुराते रहिए।'],
  ['ليلى', 'كل عام وأنت بخير يا غالية، دمت لنا سندًا وفرحًا.'],
  ['தேவி', 'இனிய பிறந்தநாள் நல்வாழ்த்துக்கள்!'],
  ['小明', '生日快乐！愿你每天都开心。'],
  ['Tom', '🎂🎉 Party time!'],
] as const;
const notes = Array.from({ length: 18 }, (_, n): Note => {
  const [name, words] = said[n % said.length] ?? ['', ''];
  return { id: `${n}`, name, words, attachment: attachments[n % attachments.length] ?? null, isLate: n > 15 };
});
const card = { ...newCard(7), toName: 'Asha', message: 'Happy birthday!', background: 'bg-marigold-garland' };

describe('a film', () => {
  let gallery: MotionGallery;
  beforeAll(async () => {
    gallery = await openMotionGallery();
  });
  afterAll(async () => {
    expect(gallery.complaints).toEqual([]);
    await gallery.close();
  });

  test('shows each page of notes as the painter draws it, with its voices over the song', async () => {
    const pages = notePagesOf(card, notes, portrait).map((page) => cropped(page, portrait.core));
    expect(pages.length).toBeGreaterThan(2);
    const sound = '/song.wav';
    await gallery.makeVideo({ pages, animation: 'fade', sound, ends: 'show', envelope: null });
    const voices = new Map(pages.map((page) => [page, page.voices?.map(({ seconds }) => seconds) ?? []]));
    expect([...voices.values()].flat()).toHaveLength(7);
    const turns = videoTurns({ pages, front: null, ends: 'show', voices }, 0);
    await expectVoices(turns);
    for (const [index, turn] of turns.entries()) {
      const whole = await gallery.onCanvas({ scene: turn.page, width: 1080 });
      const shown = await gallery.videoFrame((turn.resting + 20.5) / framesPerSecond);
      expect(signalToNoise(shown, whole), `page ${index}`).toBeGreaterThan(31);
    }
  });

  /** Tenths of a second in which a voice or the song is heard, and nothing else. */
  async function expectVoices(turns: readonly Turn[]): Promise<void> {
    const song = await gallery.videoTone(440);
    const low = await gallery.videoTone(700);
    const high = await gallery.videoTone(1500);
    // An encoder needs a moment to begin.
    const heard: string[] = song.map((_, tenth) => (tenth < 2 ? 'both' : 'song'));
    for (const { page, resting } of turns) {
      let at = resting / framesPerSecond;
      for (const { href, seconds } of page.voices ?? []) {
        const begins = at + voiceGap;
        at = begins + seconds;
        const name = (from: number, to: number, what: string) =>
          heard.fill(what, Math.floor(from * 10), Math.ceil(to * 10));
        // Where it begins and ends the song is neither loud nor low.
        name(begins - 1, begins + 0.2, 'both');
        name(begins + 0.2, at - 0.2, href.includes('low') ? 'low' : 'high');
        name(at - 0.2, at + 1, 'both');
      }
    }
    for (const [tenth, what] of heard.entries()) {
      if (what === 'both') continue;
      const spoken = { low: low[tenth], high: high[tenth] };
      const wanted = { low: what === 'low' ? 0.5 : 0, high: what === 'high' ? 0.5 : 0 };
      expect(spoken.low, `${what} at ${tenth / 10}`).toBeCloseTo(wanted.low, 1);
      expect(spoken.high, `${what} at ${tenth / 10}`).toBeCloseTo(wanted.high, 1);
      expect(song[tenth], `song at ${tenth / 10}`).toBeCloseTo(what === 'song' ? 0.5 : 0.08, 1);
    }
  }

  test('shows a page as long as its voice, without a song too', async () => {
    const [plain] = notePagesOf(card, notes.slice(0, 1), portrait);
    if (!plain) throw new Error('no page');
    const voices = [{ href: '/greeting.m4a', seconds: 9 }];
    const asked = { animation: 'fade', sound: null, ends: 'show', envelope: null } as const;
    await gallery.makeVideo({ ...asked, pages: [{ ...plain, voices }] });
    const { seconds, loudness } = await gallery.videoSound();
    // It takes ten seconds, and the words of the page four.
    expect(seconds).toBeGreaterThan(12);
    expect(loudness[0]).toBeLessThan(0.001);
    expect(Math.min(...loudness.slice(2, 9))).toBeGreaterThan(0.05);
  });
});

describe.skipIf(!hasPoppler)(hasPoppler ? 'on paper' : noPoppler, () => {
  let photos: Map<string, Buffer>;
  beforeAll(async () => {
    photos = await samplePhotoFiles();
  });
  const printed = () => ({
    pages: pagesOf(card, portrait),
    notes: notePagesOf(card, notes, portrait),
    address: 'https://bloom.example/card/AAAAAAAAAAAAAAAAAAAA-_',
    preparer: createTextPreparer({ measurer: nodeMeasurer(), emoji: emojiIndex(packedEmoji.packed) }),
    note: codeNote('en'),
  });

  /** Every sheet beside what the painter makes of it. */
  async function expectAsPainted(sheets: readonly Scene[], scale = 0.7): Promise<void> {
    const file = await renderPdf(sheets, { title: 'Birthday card', photos });
    const facts = await pdfFacts(file);
    expect(facts.pages).toBe(sheets.length);
    expect(facts.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    const pages = await pdfPages(file, 100);
    for (const [index, sheet] of sheets.entries()) {
      const painted = await renderPng(sheet, { width: Math.round(2 * sheet.width), photos });
      const [shown, wanted] = await Promise.all([
        small(pages[index] as Buffer, sheet, scale),
        small(painted, sheet, scale),
      ]);
      expect(similarity(shown, wanted), `sheet ${index}`).toBeGreaterThan(0.97);
    }
  }

  test.each(['a4', 'letter'] as const)('a booklet on %s', async (paper) => {
    await expectAsPainted(printBooklet(paper, printed()));
  });

  test('a poster is one sheet of A3', async () => {
    const poster = printPoster(printed());
    expect([poster.width, poster.height]).toEqual([297 * mm, 420 * mm]);
    // Its letters are a third as large.
    await expectAsPainted([poster], 0.35);
  });
});

/** Pixels to a point: so few that the two programs' soft edges weigh little. */
async function small(png: Buffer, { width, height }: Scene, scale: number): Promise<Pixels> {
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return await pixels(
    await sharp(png)
      .resize({ ...size, fit: 'fill' })
      .png()
      .toBuffer(),
  );
}
