import { useEffect, useState } from 'react';
import type { MatchLink } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { ShareButton } from '#desk/shell/share-button.tsx';
import { useTexts, type DeskTranslate } from '#desk/shell/texts.ts';
import { longDateTime, type Language } from '#domain/formatting/date.ts';

/** "Рилци – Карвуна, събота, 21 март, 18:00. Важи до …" */
function linkText({ home, away, startTime, expiresAt }: MatchLink, t: DeskTranslate, language: Language): string {
  const at = (time: string) => longDateTime(new Date(time), language);
  const match = [`${home} – ${away}`, ...(startTime === null ? [] : [at(startTime)])].join(', ');
  return expiresAt === null ? match : `${match}. ${t('link.until')} ${at(expiresAt)}`;
}

/** A link for this match alone, to hold out or to send to the volunteer who was asked five minutes ago. */
export function MatchLinkSheet({ matchId, onClose }: { matchId: number; onClose: () => void }) {
  const { t, language } = useTexts();
  const [made, setMade] = useState<{ answer: MatchLink; modules: boolean[][] } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const asked = callDesk<MatchLink>(deskPaths.matchLinks(matchId), { method: 'POST', body: {} });
    Promise.all([asked, import('uqr')]).then(
      ([answer, { encode }]) => setMade({ answer, modules: encode(answer.link).data }),
      () => setFailed(true),
    );
  }, [matchId]);
  return (
    <Dialog title={t('more.matchLink')} small={t('link.means')} onClose={onClose}>
      {failed && <p className="why">{t('link.failed')}</p>}
      {made && (
        <>
          <p>{linkText(made.answer, t, language)}</p>
          <QrCode modules={made.modules} name={t('link.qr')} />
          <ShareButton link={made.answer.link} text={linkText(made.answer, t, language)} />
        </>
      )}
    </Dialog>
  );
}
