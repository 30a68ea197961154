import { redirect } from 'react-router';
import { z } from 'zod';
import type { ToastMessage } from '../ui/toast-queue.ts';
import { type Context, getServices } from './context.ts';

/** Seconds: long enough for a slow redirect, too short to surprise anybody later. */
const lifetime = 60;

/** Characters of the cookie's value; browsers keep 4,096 for name, value and attributes. */
const longest = 3_000;

const toastSchema = z.object({
  title: z.string().min(1),
  description: z.string().optional(),
  destructive: z.boolean().optional(),
  seconds: z.number().min(1).max(60).optional(),
});

interface RedirectWithToast {
  /** A path of this site. */
  to: string;
  message: ToastMessage;
  /** Further `Set-Cookie` headers. */
  cookies?: readonly string[];
}

/** A redirect after which `message` is shown, with or without JavaScript. */
export function redirectWithToast(
  context: Context,
  { to, message, cookies = [] }: RedirectWithToast,
): Response {
  const headers = new Headers();
  for (const one of [...cookies, flashCookie(message, isSecure(context))]) headers.append('set-cookie', one);
  return redirect(to, { headers });
}

/** The message that an earlier answer left for this page, and the header that takes it back. */
export function takeFlash(
  request: Request,
  context: Context,
): { message: ToastMessage; clear: string } | null {
  const secure = isSecure(context);
  const message = readFlash(request.headers.get('cookie') ?? '', secure);
  return message && { message, clear: clearFlash(secure) };
}

/** The header that takes the message back. */
export function clearFlash(secure: boolean): string {
  return cookie('', { secure, maxAge: 0 });
}

/** A Set-Cookie header. A description that does not fit is left out. */
export function flashCookie(message: ToastMessage, secure: boolean): string {
  const value = encode(message);
  const fits = value.length <= longest;
  const { description: _, ...short } = message;
  return cookie(fits ? value : encode({ ...short, title: short.title.slice(0, 200) }), {
    secure,
    maxAge: lifetime,
  });
}

/** Null when there is none or what is there was not written by us. */
export function readFlash(cookies: string, secure: boolean): ToastMessage | null {
  const start = `${cookieName(secure)}=`;
  const part = cookies.split('; ').find((one) => one.startsWith(start));
  if (!part) return null;
  try {
    const text = Buffer.from(part.slice(start.length), 'base64url').toString('utf8');
    const parsed = toastSchema.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as ToastMessage) : null;
  } catch {
    return null;
  }
}

function encode(message: ToastMessage): string {
  return Buffer.from(JSON.stringify(message)).toString('base64url');
}

function cookie(value: string, { secure, maxAge }: { secure: boolean; maxAge: number }): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${cookieName(secure)}=${value}; ${attributes}`;
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-bb_flash' : 'bb_flash';
}

function isSecure(context: Context): boolean {
  return getServices(context).config.origin.startsWith('https:');
}
