import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { useTexts } from '#desk/office/texts.ts';
import { parseDocument, type Block } from '#domain/documents/parse-document.ts';
import { fillIn } from '#domain/league/placeholders.ts';
import styles from './document-paper.module.css';

interface DocumentPaperProps {
  title: string;
  text: string;
  league: LeagueSettings;
}

/** What the PDF will say, while it is typed. */
export function DocumentPaper({ title, text, league }: DocumentPaperProps) {
  const { t } = useTexts();
  const { parts } = parseDocument('', fillIn(text, league, 'bg'));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <article className={styles.documentPaper} lang="bg" aria-label={t('document.paper')} tabIndex={0}>
      <header>{league.name.bg}</header>
      <h2>{fillIn(title, league, 'bg')}</h2>
      {parts.map((blocks, part) => (
        <section key={part}>
          {blocks.map((block, at) => (
            <PaperBlock key={at} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function PaperBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'lead':
      return <p className={styles.lead}>{block.text}</p>;
    case 'paragraph':
      return (
        <p>
          {block.article !== null && <b>{block.article} </b>}
          {block.text}
        </p>
      );
    case 'list':
      return (
        <div>
          {block.items.map(({ mark, text }, at) => (
            <p key={at} className={styles.point}>
              <span>{mark}</span> {text}
            </p>
          ))}
        </div>
      );
    case 'choices':
    case 'fields':
      return (
        <div data-kind={block.kind}>
          {block.rows.map((row, at) => (
            <p key={at}>
              {row.map((text, column) => (
                <span key={column}>{text}</span>
              ))}
            </p>
          ))}
        </div>
      );
    case 'table':
      return (
        <div className={styles.paperTable}>
          <table>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (at === 0 ? <th key={column}>{cell}</th> : <td key={column}>{cell}</td>))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
