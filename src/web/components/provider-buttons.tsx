import { type ReactNode, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { type Provider, providers } from '#content/providers.ts';
import { isReachable } from '../offline/is-reachable.ts';
import { networkFailureText } from '../offline/network-failure.ts';
import { type AccountAnswer, failure } from '../request/account-answer.ts';
import { providerFailed } from '../request/leave-for-provider.ts';
import { signinText } from '../texts/signin.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';

const logos: Record<Provider, ReactNode> = {
  google: (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M22.600 12.300c0-.8-.1-1.500-.2-2.300H12v4.300h5.900a5 5 0 0 1-2.200 3.300v2.800h3.600c2.100-2 3.300-4.800 3.300-8.100z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.500-1 7.300-2.600l-3.600-2.800c-1 .7-2.200 1-3.700 1-2.900 0-5.300-1.900-6.200-4.500H2.200v2.800A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.800 14.100a6.600 6.600 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.800z" />
      <path
        fill="#ea4335"
        d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 0 0 2.200 7.100l3.600 2.800C6.700 7.300 9.100 5.400 12 5.400z"
      />
    </svg>
  ),
  facebook: (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#0866ff"
        d="M24 12a12 12 0 1 0-14.900 11.600v-7.900H6.600V12h2.500v-1.600c0-4.100 1.900-6 5.900-6 .8 0 2.100.1 2.600.3v3.300h-1.400c-1.900 0-2.700.7-2.700 2.700V12h3.900l-.7 3.700h-3.200v8.200A12 12 0 0 0 24 12z"
      />
    </svg>
  ),
};

interface ProviderButtonsProps {
  from: 'login' | 'signup';
  /** Those that this site is set up for. */
  offered: readonly Provider[];
  /** The provider's address after its button was pressed. */
  leaving: AccountAnswer['leaving'] | undefined;
  /** Under the buttons. */
  children?: ReactNode;
}

/** The form with the buttons of Google and Facebook. */
export function ProviderButtons({ from, offered, leaving, children }: ProviderButtonsProps) {
  const sent = useNavigation().formData?.get('intent');
  if (offered.length === 0) return null;
  return (
    <>
      <p className="flex items-center gap-4 text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {signinText('provider.or')}
      </p>
      {leaving ? <ProviderRedirect key={leaving.url} {...leaving} from={from} /> : null}
      <Form method="post" className="grid auto-cols-fr grid-flow-col gap-3">
        {offered.map((provider) => (
          <Button
            key={provider}
            type="submit"
            name="intent"
            value={provider}
            look="secondary"
            size="small"
            aria-label={
              from === 'signup'
                ? signinText('provider.signUp.action', { provider: providers[provider] })
                : signinText('provider.continue.action', { provider: providers[provider] })
            }
            icon={logos[provider]}
            busy={sent === provider}
          >
            {providers[provider]}
          </Button>
        ))}
      </Form>
      {children ? <p className="text-center text-ink-soft text-sm">{children}</p> : null}
    </>
  );
}

interface ProviderRedirectProps extends NonNullable<AccountAnswer['leaving']> {
  from: 'login' | 'signup';
}

/** Opens the provider's page. The link is for browsers that do not follow. */
function ProviderRedirect({ provider, url, from }: ProviderRedirectProps) {
  const title = providerFailed(from, provider);

  // Leaving the page is outside React.
  useEffect(() => {
    const controller = new AbortController();
    void openProvider(url, title, controller.signal);
    return () => controller.abort();
  }, [url, title]);

  return (
    <Notice title={signinText('provider.leaving.title', { providers: providers[provider] })}>
      <a
        href={url}
        className="link"
        onClick={(event) => {
          event.preventDefault();
          void openProvider(url, title);
        }}
      >
        {signinText('provider.continue.link')}
      </a>
    </Notice>
  );
}

async function openProvider(url: string, title: string, signal?: AbortSignal): Promise<void> {
  const isThere = await isReachable(signal);
  if (signal?.aborted) return;
  if (isThere) window.location.assign(url);
  else toast(failure(title, networkFailureText()));
}
