import { useEffect, useState } from 'react';
import type { MatchLink } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { ShareButton } from '#desk/shell/share-button.tsx';
import { useTexts } from '#desk/shell/texts.ts';

/** A link for this match alone, to hold out or to send to the volunteer who was asked five minutes ago. */
export function MatchLinkSheet({ matchId, onClose }: { matchId: number; onClose: () => void }) {
  const { t } = useTexts();
  const [made, setMade] = useState<{ link: string; modules: boolean[][] } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const asked = callDesk<MatchLink>(deskPaths.matchLinks(matchId), { method: 'POST', body: {} });
    Promise.all([asked, import('uqr')]).then(
      ([{ link }, { encode }]) => setMade({ link, modules: encode(link).data }),
      () => setFailed(true),
    );
  }, [matchId]);
  return (
    <Dialog title={t('more.matchLink')} small={t('link.means')} onClose={onClose}>
      {failed && <p className="why">{t('link.failed')}</p>}
      {made && (
        <>
          <QrCode modules={made.modules} name={t('link.qr')} />
          <ShareButton link={made.link} />
        </>
      )}
    </Dialog>
  );
}
