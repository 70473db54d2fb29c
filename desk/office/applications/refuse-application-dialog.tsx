import type { OfficeApplication } from '#contract/desk/applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { RefusalDialog } from '#desk/office/requests/refusal-dialog.tsx';
import { useTexts } from '#desk/office/texts.ts';

interface DialogProps {
  application: OfficeApplication;
  onClose: () => void;
}

/** [AL3] No, with the reason that the applicant reads. */
export function RefuseApplicationDialog({ application: { id, teamName: team }, onClose }: DialogProps) {
  const { t } = useTexts();
  return (
    <RefusalDialog
      path={deskPaths.refusedApplication(id)}
      title={t('applications.refuseTitle', { team })}
      help={t('applications.reasonHelp')}
      said={t('applications.refused', { team })}
      onClose={onClose}
    />
  );
}
