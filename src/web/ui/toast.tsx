import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { siteText } from '../texts/site.ts';
import { avoidOverlap } from './avoid-overlap.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import { Petals } from './spinner.tsx';
import { createToastQueue, type ShownToast, type Toast, type ToastMessage } from './toast-queue.ts';

export type { ToastMessage };

const queue = createToastQueue();

/** Shows a message, from anywhere in the browser. For the server see `flash.ts`. */
export function toast(message: Toast): void {
  queue.show(message);
}

/** Says that something failed, and what to do next. */
export function toastFailure(title: string, description?: string): void {
  toast({ title, description, destructive: true });
}

/** What is shown, for the page that is loaded next. What goes on, and what can be done about it, ends with this one. */
export function shownToast(): ToastMessage | null {
  const { visible } = queue.getState();
  return visible && !visible.busy && !visible.action ? visible : null;
}

/** Shows the messages. The root renders it once. */
export function Toaster() {
  const visible = useStore(queue, (state) => state.visible);
  const section = useRef<HTMLElement>(null);
  // The position depends on the page under it.
  useEffect(() => (visible && section.current ? avoidOverlap(section.current) : undefined), [visible]);
  return (
    <section ref={section} aria-label={siteText('toast.list.label')} data-toaster className={place}>
      {/* Both regions are always in the page, because screen readers announce only changes of a known region. */}
      <div aria-live="polite" role="status">
        {visible && !visible.destructive ? <LiveToast key={visible.key} shown={visible} /> : null}
      </div>
      <div aria-live="assertive" role="alert">
        {visible?.destructive ? <LiveToast key={visible.key} shown={visible} /> : null}
      </div>
    </section>
  );
}

/**
 * A message that came with the page, from the flash cookie or from an action. In the HTML it is a notice, so that it
 * is seen without JavaScript. With JavaScript it becomes a toast.
 */
export function ServedToast({ message, action }: ServedToastProps) {
  const [served, setServed] = useState(message);
  // Passes the message to the queue, which is outside React, once for each message.
  useEffect(() => {
    setServed(null);
    if (!message || handedOver.has(message)) return;
    handedOver.add(message);
    toast(action ? { ...message, action } : message);
  }, [message, action]);
  if (!served) return null;
  return (
    <section
      aria-label={siteText('toast.label')}
      data-served-message={served.seconds ?? ''}
      data-kind={kindOf(served)}
      // Without JavaScript nothing removes it, so it is part of the page.
      className={`${place} noscript:static noscript:mx-auto noscript:mt-4 noscript:max-w-[calc(100%-2rem)]`}
    >
      <ToastCard message={action ? { ...served, action } : served} />
    </section>
  );
}

interface ServedToastProps {
  message: ToastMessage | null | undefined;
  /** An element that a message from the server cannot contain. */
  action?: ReactNode;
}

const handedOver = new WeakSet<ToastMessage>();

const place =
  'pointer-events-none fixed inset-x-3 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-(--layer-toast) sm:start-auto sm:end-6 sm:w-100 print:hidden';

function LiveToast({ shown }: { shown: ShownToast }) {
  /** The element that had the focus before. */
  const before = useRef<HTMLElement>(null);
  const close = () => {
    queue.dismiss(shown.key);
    before.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing only hold the time
    <div
      // Not `enter`: a message that appears under a resting pointer is not being read.
      onPointerMove={() => queue.pause()}
      onPointerLeave={() => queue.resume()}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
        queue.pause();
      }}
      onBlur={() => queue.resume()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onSubmit={() => queue.dismiss(shown.key)}
    >
      <ToastCard message={shown} onClose={close} />
    </div>
  );
}

/** How messages look, for the script of pages without React, which fills them in. */
export function ToastTemplates({ messages }: { messages: Readonly<Record<string, Toast>> }) {
  return Object.entries(messages).map(([kind, message]) => (
    <template key={kind} data-message={kind}>
      <ToastCard message={message} onClose={() => {}} />
    </template>
  ));
}

function ToastCard({ message, onClose }: { message: Toast; onClose?: () => void }) {
  const kind = kindOf(message);
  return (
    <div
      className={classNames(
        'pointer-events-auto flex animate-rise items-start gap-3 rounded-lg border-2 bg-surface py-1 pe-1 ps-3 text-ink shadow-lg',
        kinds[kind].border,
      )}
    >
      {message.busy ? <Petals className="mt-2 size-7 text-coral" /> : <KindSign kind={kind} />}
      <div className="min-w-0 grow py-2">
        <p className="font-bold leading-snug">{message.title}</p>
        {message.description?.split('\n').map((line) => (
          <p key={line} className="text-ink-soft text-sm leading-snug">
            {line}
          </p>
        ))}
      </div>
      {message.action}
      {onClose ? (
        <IconButton
          label={siteText('close.label')}
          icon={<CloseIcon className="size-5" />}
          onClick={onClose}
        />
      ) : null}
    </div>
  );
}

const kinds = {
  success: { sign: '✓', ground: 'bg-leaf-text', border: 'border-leaf-text' },
  failure: { sign: '!', ground: 'bg-danger', border: 'border-danger' },
  note: { sign: 'i', ground: 'bg-ink-soft', border: 'border-edge' },
} as const;

function kindOf({ destructive, isNote, busy }: Toast): keyof typeof kinds {
  if (destructive) return 'failure';
  return isNote || busy ? 'note' : 'success';
}

/** For people who do not see the colour. */
function KindSign({ kind }: { kind: keyof typeof kinds }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-2 grid size-7 shrink-0 place-items-center rounded-full font-bold text-paper',
        kinds[kind].ground,
      )}
    >
      {kinds[kind].sign}
    </span>
  );
}
