import { Form } from 'react-router';
import { accountText } from '../texts/account.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from './page-head.tsx';

interface MailChoiceProps {
  title: string;
  /** What holds now. */
  lead: string;
  isUnsubscribed: boolean;
}

/** The page where a kind of mail is stopped and wanted again. */
export function MailChoice({ title, lead, isUnsubscribed }: MailChoiceProps) {
  return (
    <>
      <PageHead {...{ title, lead }} />
      <Form method="post" className="wrap flex justify-center pb-10">
        <Button type="submit" name="intent" value={isUnsubscribed ? 'resume' : 'stop'}>
          {isUnsubscribed ? accountText('replyMail.start.action') : accountText('replyMail.stop.action')}
        </Button>
      </Form>
    </>
  );
}
