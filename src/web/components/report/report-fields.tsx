import { reportLimits, reportReasons } from '#content/report.ts';
import { dashboardText } from '../../texts/dashboard.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ReportFieldsProps {
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  typed?: Readonly<Record<string, string>> | undefined;
}

/** The fields of a report, on its page and in its dialog. */
export function ReportFields({ errors, typed }: ReportFieldsProps) {
  return (
    <>
      <Select
        label={dashboardText('report.reason.label')}
        name="reason"
        options={reportReasons.map(({ value }) => ({ value, label: dashboardText(`reason.${value}`) }))}
        placeholder={dashboardText('report.reason.placeholder')}
        required
        defaultValue={typed?.reason ?? ''}
        error={errors?.reason}
      />
      <TextArea
        label={dashboardText('report.more.label')}
        hint={dashboardText('report.more.hint')}
        name="text"
        rows={3}
        max={reportLimits.text}
        defaultValue={typed?.text}
        error={errors?.text}
      />
    </>
  );
}
