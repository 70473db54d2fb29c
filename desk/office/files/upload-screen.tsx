import checkIcon from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import { useState } from 'react';
import type { Preview, Upload } from '#contract/desk/files.ts';
import { ListColumns } from '#desk/office/lists/list-columns.tsx';
import { ListNotes } from '#desk/office/lists/list-notes.tsx';
import { ListQuestions } from '#desk/office/lists/list-questions.tsx';
import { ListTeams } from '#desk/office/lists/list-teams.tsx';
import { useRememberedColumns } from '#desk/office/lists/remembered-columns.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { Failed, LeagueState, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { ChangeList } from './change-list.tsx';
import { useProblemText } from './file-texts.ts';
import { FileFacts } from './file-facts.tsx';
import { Tally, type Shown } from './tally.tsx';
import { useUpload } from './use-upload.ts';
import { WrongRows } from './wrong-rows.tsx';

/** What an uploaded file would change, what is wrong with it, and the button that does it. */
export function UploadScreen({ id, onOther }: { id: string; onOther: () => void }) {
  const { t } = useTexts();
  const { upload, failed, askAgain, readAgain, correct, begin } = useUpload(id);
  const isDone = upload?.state === 'done';
  const other = (
    <button className="btn bare" onClick={onOther}>
      {t('files.other')}
    </button>
  );
  return (
    <Office
      title={isDone ? t('files.done') : t('files.whatChanges')}
      {...(isDone ? {} : { sub: t('files.nothingYet') })}
      crumbs={[{ path: pages.files, text: t('office.files') }]}
      actions={other}
    >
      {failed !== null && failed !== 'gone' && <Failed reason={failed} onRetry={askAgain} />}
      {failed === 'gone' ? (
        <LeagueState title={t('files.gone')} text={t('files.goneText')} action={other} />
      ) : upload ? (
        <UploadState {...{ upload, readAgain, correct, begin, onOther }} />
      ) : (
        <SkeletonRows />
      )}
    </Office>
  );
}

type Ways = Pick<ReturnType<typeof useUpload>, 'readAgain' | 'correct' | 'begin'>;

function UploadState({ upload, ...ways }: { upload: Upload; onOther: () => void } & Ways) {
  const { t } = useTexts();
  const { state, refusal, preview, progress, result } = upload;
  const list = preview?.list ?? null;
  if (state === 'refused' && refusal)
    return <Callout tone="bad" title={t('files.refused')} text={t(`files.refused.${refusal}`)} />;
  if (state === 'done' && result)
    return (
      <section className="card state">
        <Icon svg={checkIcon} className="icon" />
        <h2>{upload.name}</h2>
        <p>
          {list?.kind === 'players'
            ? t('list.doneText', { count: result.added + result.changed })
            : t('files.doneText', { added: result.added, changed: result.changed, removed: result.removed })}
        </p>
        {list && (
          <a className="btn primary" href={pages.teams}>
            {t('list.toTeams')}
          </a>
        )}
        <a className={list ? 'btn bare' : 'btn primary'} href={`${pages.journal}?subject=files`}>
          {t('files.toJournal')}
        </a>
      </section>
    );
  const isWorking = state === 'checking' || state === 'importing';
  return (
    <>
      {state === 'interrupted' && (
        <Callout tone="bad" title={t('files.interrupted')}>
          <button className="chip" onClick={() => void ways.readAgain({})}>
            {t('state.again')}
          </button>
        </Callout>
      )}
      {isWorking && (
        <div className="card body">
          <output className="progress">
            <b>{t(state === 'importing' ? 'files.importing' : 'files.reading')}</b>
            <span className="of">
              {progress.total > 0 &&
                t('files.of', { done: Math.min(progress.done, progress.total), total: progress.total })}
            </span>
            <progress
              max={Math.max(1, progress.total)}
              {...(progress.total > 0 && { value: progress.done })}
              aria-label={upload.name}
            />
            <span>{t('files.mayClose')}</span>
          </output>
        </div>
      )}
      {preview && state !== 'importing' && <PreviewParts {...{ upload, preview, isWorking, ...ways }} />}
    </>
  );
}

interface PartsProps extends Ways {
  upload: Upload;
  preview: Preview;
  isWorking: boolean;
  onOther: () => void;
}

function PreviewParts({ upload, preview, isWorking, readAgain, correct, begin, onOther }: PartsProps) {
  const { t } = useTexts();
  const textOf = useProblemText();
  const [shown, setShown] = useState<Shown>(null);
  const { counts, problems, notes, digest } = preview;
  const { list } = preview;
  const { options } = upload;
  useRememberedColumns(upload, list, readAgain);
  // What the list waits for is asked once, above.
  const isAsked = ({ column, id }: (typeof problems)[number]) =>
    list !== null && column === 'team' && ['unknown.teams', 'cellEmpty'].includes(id);
  const cells = problems.filter((problem) => problem.line !== null && !isAsked(problem));
  const unnamed = list?.teams.filter(({ name }) => name === null).length ?? 0;
  const ofFile = problems.filter(({ line }) => line === null);
  const changes = counts.added + counts.changed + counts.removed;
  return (
    <>
      {upload.hasChanged && (
        <Callout tone="warn" title={t('files.leagueChanged')} text={t('files.leagueChangedText')} />
      )}
      {preview.isDemo && <Callout tone="warn" title={t('files.demo')} text={t('files.demoText')} />}
      <FileFacts upload={upload} preview={preview} onOptions={(options) => void readAgain(options)} />
      {list && (
        <>
          {list.kind === 'players' && (
            <ListQuestions list={list} options={options} onOptions={(changed) => void readAgain(changed)} />
          )}
          <ListTeams list={list} answers={options.teams} onAnswer={(teams) => void readAgain({ teams })} />
          {list.kind === 'players' && (
            <ListColumns list={list} chosen={options.columns} onChoose={(columns) => void readAgain({ columns })} />
          )}
        </>
      )}
      <Tally counts={counts} shown={shown} onShow={setShown} />
      {ofFile.map((problem) => (
        <Callout
          key={`${problem.file} ${problem.id} ${problem.column}`}
          tone="bad"
          title={textOf(problem)}
          text={placeOf(problem)}
        />
      ))}
      {cells.length > 0 && (shown === null || shown === 'wrong') && (
        <WrongRows
          problems={cells}
          columns={preview.columns}
          list={list}
          count={list === null ? counts.wrong : cells.length}
          unlisted={preview.moreProblems}
          onCorrect={(one) => void correct(one)}
        />
      )}
      {shown !== 'wrong' && preview.changes.length > 0 && <ChangeList preview={preview} shown={shown} />}
      {problems.length === 0 && changes === 0 && <Callout tone="ok" title={t('files.same')} />}
      {list && <ListNotes upload={upload} list={list} onCorrect={(one) => void correct(one)} />}
      {list === null && notes.length > 0 && (
        <details className="card notes">
          <summary>{t('files.notes')}</summary>
          <ul>
            {notes.map((note) => (
              <li key={`${note.file} ${note.line} ${note.column} ${note.id}`}>
                <small>{placeOf(note)}</small> {textOf(note)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="savebar">
        <p className="say">
          <b>
            {list !== null && list.withoutTeam > 0
              ? t('list.waitTeam')
              : unnamed > 0
                ? t('list.waitTeams', { count: unnamed })
                : counts.wrong > 0
                  ? t('files.waitMend', { count: counts.wrong })
                  : problems.length > 0
                    ? t('files.waitProblems')
                    : null}
          </b>{' '}
          {t('files.allOrNothing')}
        </p>
        <button className="btn bare" onClick={onOther}>
          {t('form.cancel')}
        </button>
        <button
          className="btn primary"
          disabled={digest === null || isWorking || changes === 0}
          onClick={() => digest !== null && void begin(digest)}
        >
          {t(list === null ? 'files.save' : list.kind === 'teams' ? 'list.saveTeams' : 'list.save', { count: changes })}
        </button>
      </div>
    </>
  );
}

const placeOf = ({ file, line, column }: { file: string; line: number | null; column: string | null }) =>
  [line === null ? file : `${file}:${line}`, column].filter(Boolean).join(', ');

interface CalloutProps {
  tone: 'bad' | 'warn' | 'ok' | 'lit';
  title: string;
  text?: string;
  children?: React.ReactNode;
}

const Callout = ({ tone, title, text, children }: CalloutProps) => (
  <div className="callout" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    <div>
      <p>
        <b>{title}</b>
      </p>
      {text !== undefined && <p>{text}</p>}
    </div>
    {children && <div className="ways">{children}</div>}
  </div>
);
