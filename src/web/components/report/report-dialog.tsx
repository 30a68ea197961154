import { type FormEvent, useId, useRef, useState } from 'react';
import { fail, ok, type Result } from '#std/result.ts';
import { newKey } from '../../card-page/browser/new-key.ts';
import { networkFailureText } from '../../offline/network-failure.ts';
import { dashboardText } from '../../texts/dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Reported } from './report-button.tsx';
import { ReportFields } from './report-fields.tsx';

interface ReportDialogProps {
  reported: Reported;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is wrong, and a few words. After a failure everything typed stays, and the same report is sent again. */
export function ReportDialog({ reported, name, open, onOpenChange }: ReportDialogProps) {
  const form = useId();
  const key = useRef(newKey());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    const sent = await sendReport({
      ...reported,
      key: key.current,
      reason: `${fields.get('reason') ?? ''}`,
      text: `${fields.get('text') ?? ''}`,
    });
    setBusy(false);
    if (!sent.ok) return setProblem(sent.error);
    key.current = newKey();
    onOpenChange(false);
    toast({
      title: dashboardText('report.sent.title'),
      description: dashboardText('report.sent.text'),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={dashboardText('report.action')}
      description={dashboardText('report.lead', { name })}
      actions={
        <>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            {dashboardText('report.cancel.action')}
          </Button>
          <Button type="submit" form={form} busy={busy} busyText={dashboardText('report.sending.status')}>
            {dashboardText('report.send.action')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} className="mt-4 flex flex-col gap-4">
        <ReportFields />
        <div role="alert">
          {problem ? (
            <Notice tone="problem" title={dashboardText('report.failed.title')}>
              {problem}
            </Notice>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}

/** Milliseconds. */
const timeoutMs = 10_000;

type SentReport = Reported & { readonly key: string; readonly reason: string; readonly text: string };

/** Sends a report. The failure is a sentence to show as it is. */
async function sendReport(report: SentReport): Promise<Result<void, string>> {
  try {
    const response = await fetch('/report/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return ok(undefined);
    const { error } = (await response.json()) as { error: string };
    return fail(error);
  } catch {
    return fail(networkFailureText());
  }
}
