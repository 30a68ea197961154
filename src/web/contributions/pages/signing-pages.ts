import { contentRevision } from '#card/document/shown-card.ts';
import type { Note } from '#card/notes/note.ts';
import { withWish } from '#card/notes/with-wish.ts';
import { emailSchema } from '#content/account-forms.ts';
import { contributionSchema } from '#content/contribution-form.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { type MessageRefs, messageOfIssue } from '#content/languages/message-ref.ts';
import { messageTextIn } from '#content/languages/text-in.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { fillWish, wishesFor } from '#content/wishes/wishes.ts';
import type { CardId } from '#server/cards/types.ts';
import { noteInvitationSeen } from '#server/contributions/invitations.ts';
import { knownNotesCookie, readKnownNotes } from '#server/contributions/known-notes.ts';
import { previewLimits, signingLimits } from '#server/contributions/limits.ts';
import { refusals } from '#server/contributions/locked-card.ts';
import {
  findKnownNote,
  findNewAttachment,
  findOwnNote,
  findSigning,
  type OwnNote,
  type SigningForSigner,
} from '#server/contributions/read.ts';
import { type LinkSecret, type NoteRefusal, parseLinkSecret } from '#server/contributions/types.ts';
import { changeNote, mailNoteLink, signCard, withdrawNote } from '#server/contributions/write.ts';
import { isReading } from '#server/http/found-route.ts';
import type { SecurityHeaders } from '#server/http/security.ts';
import { createLimitedQueue } from '#server/limited-queue.ts';
import { parseFormKey } from '#server/messages/types.ts';
import { randomId } from '#server/random-id.ts';
import { checkLimits, type OwnLimit } from '#server/rate-limits/route-limits.ts';
import { accountRules } from '#server/rate-limits/rules.ts';
import { inLanguage } from '#server/request/requested-language.ts';
import { wantsJson } from '#server/request/wants-json.ts';
import { waitForFontFaces } from '#server/scenes/fonts/font-faces.ts';
import type { Services } from '#server/services.ts';
import type { PageFrame } from '../../card-page/frame/frame.ts';
import { html, Markup } from '../../card-page/frame/markup.ts';
import { htmlResponse, privateAnswer } from '../../card-page/frame/page-response.ts';
import { type Problem, readFormWithFile } from '../../request/read-form-with-file.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { attachmentHref, withoutRemovedAttachment } from './attachment-part.ts';
import { coverOf } from './cover-of.ts';
import { notePage, noteTakenBack, signingRefused, signPage, type TypedNote } from './documents.ts';

interface Asked {
  readonly request: Request;
  readonly requestId: string;
  /** As the address has it, unchecked. */
  readonly secret: string;
}

const statusOf: Readonly<Record<NoteRefusal['reason'], number>> = {
  missing: 404,
  gone: 410,
  hidden: 410,
  paused: 403,
  over: 403,
  used: 409,
  full: 409,
  opened: 409,
  withdrawn: 409,
  mailed: 409,
  file: 409,
};

/** Wishes that are offered to whoever does not know what to write. */
const offeredWishes = 3;

/** `secret`: of the note's own link. */
export interface ThanksTo {
  readonly cardId: CardId;
  readonly noteId: string;
  readonly secret: string;
}

interface SigningPagesParts {
  readonly services: Services;
  readonly frame: PageFrame;
  readonly security: Pick<SecurityHeaders, 'policyFor'>;
  /** What receivers said to whoever wrote a note. */
  readonly thanksTo: (to: ThanksTo) => Promise<Markup | null>;
}

/**
 * Where others sign a card, and where each of them sees and changes what they wrote: forms that need no script. Who has a
 * link has what it is for; nobody's session counts.
 */
export function createSigningPages({ services, frame, security, thanksTo }: SigningPagesParts) {
  const { config, db, limiter, log, scenes } = services;
  const { origin } = config;
  const parts = { db, secret: services.secret };

  /** One after the other, so that a class that writes at once slows down nobody's card: a picture less is no loss. */
  const looks = createLimitedQueue({ concurrency: 1, maxWaiting: 8, timeoutMs: 1500 });

  /** Null: it may go on. */
  async function limited(...limits: readonly OwnLimit[]): Promise<Problem | null> {
    const tooMany = await checkLimits(limiter, limits);
    return tooMany && problemOf(tooMany.status, tooMany.sentence, tooMany.retryAfter);
  }

  function page(
    markup: Markup,
    { problem, fonts }: { problem?: Problem | null; fonts?: string } = {},
  ): Response {
    return htmlResponse(markup, {
      status: problem?.status ?? 200,
      headers: {
        ...(problem?.retryAfter && { 'retry-after': `${problem.retryAfter}` }),
        ...(fonts && { 'content-security-policy': security.policyFor([], [fonts]) }),
      },
    });
  }

  /** Why a form was not stored: to its script as a sentence, otherwise the page that `show` makes with it. */
  async function notStored(
    { request }: Asked,
    problem: Problem,
    show: () => Response | Promise<Response>,
  ): Promise<Response> {
    if (!isByScript(request)) return show();
    const { status, sentence, retryAfter } = problem;
    const headers = retryAfter ? { 'retry-after': `${retryAfter}` } : {};
    return Response.json({ error: sentence }, { status, headers });
  }

  function refused(asked: Asked, reason: keyof typeof refusals): Promise<Response> {
    const problem = problemOf(statusOf[reason], refusals[reason].sentence);
    const show = () => page(signingRefused(frame, problem.sentence, pageLanguage()), { problem });
    return notStored(asked, problem, show);
  }

  interface Form {
    readonly typed: TypedNote;
    readonly key: string;
    readonly problem: Problem | null;
  }

  async function showForm(
    { request, secret }: Asked,
    signing: SigningForSigner,
    { typed, key, problem }: Form,
  ): Promise<Response> {
    const { card, cardId } = signing;
    const shown = coverOf(cardId, card);
    const [drawn, known, wishes] = await Promise.all([
      scenes.drawing(shown),
      findKnownNote(db, cardId, readKnownNotes(origin, request.headers)),
      wishesOf(signing),
    ]);
    const fonts = await waitForFontFaces(drawn, log);
    const markup = signPage(frame, {
      ...{ signing, secret, typed, key, wishes, fonts: fonts.css },
      address: `${origin}/sign/${secret}`,
      cover: drawn.portrait[0] ?? drawn.landscape,
      problem: problem?.sentence ?? null,
      known: known && `/signed/${known}`,
    });
    return page(markup, { problem, fonts: fonts.hash });
  }

  async function sign(asked: Asked, signing: SigningForSigner): Promise<Response> {
    const { request, secret } = asked;
    const form = await readFormWithFile({
      ...{ services, request, source: secret },
      cardId: signing.state === 'open' ? signing.cardId : null,
    });
    if (!form.ok) {
      const problem = form.error;
      return notStored(asked, problem, () =>
        showForm(asked, signing, { typed: {}, key: randomId(), problem }),
      );
    }
    const { fields } = form.value;
    if (fields.intent === 'seen') {
      await noteInvitationSeen(db, secret as LinkSecret);
      return new Response(null, { status: 204 });
    }
    if (fields.intent === 'look') return look(asked, signing, fields);
    const key = parseFormKey(fields.key) ?? randomId();
    const again = (typed: TypedNote, problem: Problem) =>
      notStored(asked, problem, () => showForm(asked, signing, { typed, key, problem }));
    if (form.value.problem) return again(fields, form.value.problem);
    if (fields.use !== undefined) {
      const wishes = await wishesOf(signing);
      const wish = wishes[Number(fields.use)];
      const words = fields.words ?? '';
      const typed = { ...fields, words: wish === undefined ? words : withWish(words, wish, wishes) };
      return showForm(asked, signing, { typed, key, problem: null });
    }
    const parsed = contributionSchema.safeParse(withoutRemovedAttachment(fields));
    if (!parsed.success)
      return again(fields, problemOf(400, messageOfIssue(parsed.error.issues[0]?.message)));
    const tooMany = await limited(...signingLimits(secret, request.headers));
    if (tooMany) return again(fields, tooMany);
    const stored = await signCard(parts, secret as LinkSecret, { ...parsed.data, key });
    if (!stored.ok) {
      const { reason, sentence } = stored.error;
      // What is not there any more is not named again.
      const left = reason === 'file' ? { ...fields, file: '' } : fields;
      return again(left, problemOf(statusOf[reason], sentence));
    }
    const own = stored.value.secret;
    return showStored(request, `/signed/${own}?new`, knownNotesCookie(origin, request.headers, own));
  }

  /** The note as it would stand, for a script that shows it while it is written. `own`: what is on the note already. */
  async function look(
    { request, secret }: Asked,
    { card, cardId, own = null }: Pick<OwnNote, 'card' | 'cardId'> & { own?: OwnNote['attachment'] },
    typed: TypedNote,
  ): Promise<Response> {
    const nothing = () => new Response(null, { status: 204 });
    if (await limited(...previewLimits(request.headers))) return nothing();
    // The name is asked for when it is signed.
    const parsed = contributionSchema.safeParse({ ...typed, name: typed.name?.trim() || '…' });
    if (!parsed.success) return nothing();
    const { name, words, file, ink } = parsed.data;
    const isOwn = own !== null && 'file' in own && own.file === file;
    const attachment = isOwn ? own : await findNewAttachment(db, cardId, { file, ink });
    const answer = await looks.enter(async () => {
      const drawn = await drawNote({ secret, card, cardId }, { id: 'look', name, words, attachment });
      const fonts = await waitForFontFaces(drawn, log);
      const css = new Markup(fonts.css);
      return htmlResponse(html`<!doctype html><style>${css}</style>${new Markup(drawn.svg)}`);
    });
    return answer ?? nothing();
  }

  interface OfCard {
    readonly secret: string;
    readonly card: SigningForSigner['card'];
    readonly cardId: CardId;
  }

  /** A page with one note, whose photo comes by the signer's link. */
  async function drawNote({ secret, card, cardId }: OfCard, note: Omit<Note, 'isLate'>) {
    const look = coverOf(cardId, card).content;
    const content = contentRevision('note', cardId, JSON.stringify([note, secret, look]));
    const shown = { card, notes: [{ ...note, isLate: false }], content, cardContent: content };
    const [drawn] = await scenes.notes(shown, ({ file }) => attachmentHref(secret, file));
    if (!drawn) throw new Error('A note has a page.');
    return drawn;
  }

  async function signing(asked: Asked): Promise<Response> {
    const secret = parseLinkSecret(asked.secret);
    const found = secret ? await findSigning(db, secret) : 'missing';
    if (typeof found === 'string') return refused(asked, found);
    return inLanguage(languageFrom(found.card.language), () => {
      const { method } = asked.request;
      if (method === 'POST') return sign(asked, found);
      if (!isReading({ method })) return methodNotAllowed();
      if (found.state !== 'open') return refused(asked, found.state);
      const typed = found.invited === null ? {} : { name: found.invited };
      return showForm(asked, found, { typed, key: randomId(), problem: null });
    });
  }

  async function showNote(asked: Asked, note: OwnNote, form: Omit<Form, 'key'>): Promise<Response> {
    const { card, cardId, id, name, words, attachment } = note;
    const { secret } = asked;
    const drawn = await drawNote({ secret, card, cardId }, { id, name, words, attachment });
    const [fonts, thanks] = await Promise.all([
      waitForFontFaces(drawn, log),
      thanksTo({ cardId, noteId: id, secret }),
    ]);
    const { searchParams } = new URL(asked.request.url);
    const said = (['new', 'changed', 'mailed'] as const).find((one) => searchParams.has(one)) ?? null;
    const markup = notePage(frame, {
      ...{ note, secret, drawn, said, thanks, typed: form.typed, fonts: fonts.css },
      address: `${origin}/signed/${secret}`,
      problem: form.problem?.sentence ?? null,
    });
    return page(markup, { problem: form.problem, fonts: fonts.hash });
  }

  async function change(asked: Asked, note: OwnNote): Promise<Response> {
    const { request } = asked;
    const secret = asked.secret as LinkSecret;
    const form = await readFormWithFile({
      ...{ services, request, source: secret },
      cardId: note.canChange ? note.cardId : null,
    });
    const fields = form.ok ? form.value.fields : {};
    const typed: TypedNote = { ...fieldsOf(note), ...fields };
    const again = (problem: Problem) =>
      notStored(asked, problem, () => showNote(asked, note, { typed, problem }));
    if (!form.ok) return again(form.error);
    if (form.value.problem) return again(form.value.problem);
    if (fields.intent === 'look') return look(asked, { ...note, own: note.attachment }, fields);
    const tooMany = await limited(...signingLimits(secret, request.headers));
    if (tooMany) return again(tooMany);
    if (fields.intent === 'take-back') {
      const done = await withdrawNote(parts, secret);
      if (!done.ok) return refused(asked, done.error.reason);
      return page(noteTakenBack(frame, pageLanguage()));
    }
    if (fields.intent === 'mail') return mailLink(asked, fields, again);
    if (fields.intent !== 'change') return again(problemOf(400, ['form.unknownButton']));
    const parsed = contributionSchema.safeParse(withoutRemovedAttachment(fields));
    if (!parsed.success) return again(problemOf(400, messageOfIssue(parsed.error.issues[0]?.message)));
    const done = await changeNote(parts, secret, parsed.data);
    if (!done.ok) return again(problemOf(statusOf[done.error.reason], done.error.sentence));
    return showStored(request, `/signed/${secret}?changed`);
  }

  /** Mails the link of a note to its signer; each address gets a few such mails an hour, whoever asks for them. */
  async function mailLink(
    { request, secret }: Asked,
    { email }: TypedNote,
    again: (problem: Problem) => Promise<Response>,
  ): Promise<Response> {
    const address = emailSchema.safeParse(email);
    if (!address.success) return again(problemOf(400, messageOfIssue(address.error.issues[0]?.message)));
    const counter = { what: 'note link', who: address.data };
    const tooMany = await limited({ counter, max: accountRules.mail.max, sentence: ['tooMany.noteMail'] });
    if (tooMany) return again(tooMany);
    const of = secret as LinkSecret;
    const done = await mailNoteLink(services, of, address.data);
    if (!done.ok) return again(problemOf(statusOf[done.error.reason], done.error.sentence));
    return showStored(request, `/signed/${secret}?mailed`);
  }

  async function signed(asked: Asked): Promise<Response> {
    const secret = parseLinkSecret(asked.secret);
    const found = secret ? await findOwnNote(db, secret) : 'missing';
    if (typeof found === 'string') return refused(asked, found);
    return inLanguage(languageFrom(found.card.language), () => {
      const { method } = asked.request;
      if (method === 'POST') return change(asked, found);
      if (!isReading({ method })) return methodNotAllowed();
      return showNote(asked, found, { typed: fieldsOf(found), problem: null });
    });
  }

  const answering = (answer: (asked: Asked) => Promise<Response>) => (asked: Asked) =>
    privateAnswer({ frame, log }, asked, answer);

  return { signing: answering(signing), signed: answering(signed) };
}

function fieldsOf({ name, words, audience, attachment }: OwnNote): TypedNote {
  const isInk = attachment?.kind === 'ink';
  return {
    ...{ name, words, audience },
    ...(isInk && { ink: attachment.drawing.path }),
    ...(attachment && !isInk && { file: attachment.file, kind: attachment.kind }),
    ...(attachment?.kind === 'voice' && { transcript: attachment.transcript }),
  };
}

function problemOf(status: number, sentence: MessageRefs, retryAfter?: number): Problem {
  const said = messageTextIn(pageLanguage(), sentence);
  return { status, sentence: said, ...(retryAfter !== undefined && { retryAfter }) };
}

function isByScript({ headers }: Request): boolean {
  return wantsJson(headers.get('accept'));
}

/** Leads to the page that shows what was stored. */
function showStored(request: Request, to: string, cookie?: string): Response {
  const headers: Record<string, string> = cookie ? { 'set-cookie': cookie } : {};
  if (isByScript(request)) return Response.json({ to }, { headers });
  return new Response(null, { status: 303, headers: { location: to, ...headers } });
}

async function methodNotAllowed(): Promise<Response> {
  const sentence = messageTextIn(pageLanguage(), ['server.signByForm']);
  return new Response(sentence, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
}

/** Wishes of the card's language for its receiver, short enough for a note. */
async function wishesOf({ card }: SigningForSigner): Promise<readonly string[]> {
  const { toName, language, tone, relationship } = card;
  const wishes = await loadWishes(language);
  const list = [...wishesFor(wishes, tone ?? 'sweet', relationship ?? ''), ...wishes.generic];
  const filled = list.map((wish) => fillWish(wish, { toName }));
  return [...new Set(filled)].filter((wish) => wish.length <= 200).slice(0, offeredWishes);
}
