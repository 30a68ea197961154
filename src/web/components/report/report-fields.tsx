import { reportLimits, reportReasons } from '#content/report.ts';
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
        label="What is wrong with it?"
        name="reason"
        options={reportReasons}
        placeholder="Please choose"
        required
        defaultValue={typed?.reason ?? ''}
        error={errors?.reason}
      />
      <TextArea
        label="Anything else we should know?"
        hint="You may leave this empty."
        name="text"
        rows={3}
        max={reportLimits.text}
        defaultValue={typed?.text}
        error={errors?.text}
      />
    </>
  );
}
