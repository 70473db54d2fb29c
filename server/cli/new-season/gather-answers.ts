import { UsageError } from '#server/cli/read-arguments.ts';
import { NO_ANSWERS, type Answers } from './answers.ts';
import type { KnownLeague } from './known-league.ts';
import type { Prompter } from './prompter.ts';
import { QUESTIONS } from './questions.ts';
import { AnswerProblem } from './read-answers.ts';

/** Every answer: from the options, else from the person at the terminal, else the default. */
export async function gatherAnswers(
  options: ReadonlyMap<string, string>,
  today: string,
  prompter: Prompter | null,
  league: KnownLeague,
): Promise<Answers> {
  refuseUnanswered(options, prompter);
  let known: Answers = { ...NO_ANSWERS, ...league };
  for (const question of QUESTIONS) {
    const { name, applies } = question;
    const given = options.get(name);
    if (applies && !applies(known)) {
      if (given !== undefined) throw new UsageError(`--${name} means nothing here (delta new --help says more).`);
      continue;
    }
    const defaultAnswer = question.defaultAnswer(known, today);
    if (given === undefined && prompter) {
      known = { ...known, ...(await prompter.ask(question, known, defaultAnswer)) };
      continue;
    }
    try {
      known = { ...known, ...question.read(given ?? defaultAnswer ?? '', known) };
    } catch (error) {
      if (!(error instanceof AnswerProblem)) throw error;
      throw new UsageError(`${name === 'folder' ? 'FOLDER' : `--${name}`}: ${error.message}`, { cause: error });
    }
  }
  return known;
}

function refuseUnanswered(options: ReadonlyMap<string, string>, prompter: Prompter | null) {
  if (prompter || (options.has('folder') && options.has('teams'))) return;
  throw new UsageError('FOLDER and --teams FILE are needed where nothing is asked (delta new --help says more).');
}
