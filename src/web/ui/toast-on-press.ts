import type { ToastMessage } from './toast-queue.ts';

/** For a button or a link: the message that its press shows, by `plain/message.ts`. */
export function toastOnPress(message: ToastMessage): { 'data-toast': string } {
  return { 'data-toast': JSON.stringify(message) };
}
