import { deskPaths } from '#contract/desk/paths.ts';
import { subjectOf } from '#desk/club/request-words.ts';
import { useTexts } from '#desk/office/texts.ts';
import { RefusalDialog } from './refusal-dialog.tsx';
import type { OfficeRequest } from './office-request.ts';

/** No, with the reason that the club reads. */
export function RefuseDialog({ request, onClose }: { request: OfficeRequest; onClose: () => void }) {
  const { t, language } = useTexts();
  const name = subjectOf(request, language);
  return (
    <RefusalDialog
      path={deskPaths.refusedRequest(request.id)}
      title={t('requests.refuseTitle', { name })}
      help={t('requests.reasonHelp')}
      said={t('requests.refused', { name })}
      onClose={onClose}
    />
  );
}
