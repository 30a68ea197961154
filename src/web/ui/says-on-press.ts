import { type ToastMessage, toast } from './toast.tsx';

/** For a button or a link: the message that its press shows, with React and by `plain/message.ts` without. */
export function saysOnPress(message: ToastMessage): { onClick: () => void; 'data-toast': string } {
  return { onClick: () => toast(message), 'data-toast': JSON.stringify(message) };
}
