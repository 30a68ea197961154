import { siteText } from '../texts/site.ts';
import { classNames } from '../ui/class-names.ts';
import { ChatIcon } from '../ui/icons.tsx';

/** A link that starts a chat with us. */
export function ChatLink({ href, className, icon }: { href: string; className: string; icon: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={siteText('chat.newTab.label')}
      title={siteText('chat.label')}
      className={classNames('place-items-center rounded-full', className)}
    >
      <ChatIcon className={icon} />
    </a>
  );
}
