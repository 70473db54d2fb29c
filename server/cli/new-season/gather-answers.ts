import { UsageError } from '../read-arguments.ts';
import { NO_ANSWERS, type Answers } from './answers.ts';
import type { Conversation } from './conversation.ts';
import { QUESTIONS } from './questions.ts';
import { AnswerProblem } from './read-answers.ts';

/** Every answer: what was said with the command, then what a person says when asked, otherwise what is usual. */
export async function gatherAnswers(
  said: ReadonlyMap<string, string>,
  today: string,
  conversation: Conversation | null,
): Promise<Answers> {
  refuseUnanswered(said, conversation);
  let known = NO_ANSWERS;
  for (const question of QUESTIONS) {
    const { name, applies } = question;
    const given = said.get(name);
    if (applies && !applies(known)) {
      if (given !== undefined) throw new UsageError(`--${name} means nothing here (delta new --help says more).`);
      continue;
    }
    const usual = question.usual(known, today);
    if (given === undefined && conversation) {
      known = { ...known, ...(await conversation.ask(question, known, usual)) };
      continue;
    }
    try {
      known = { ...known, ...question.read(given ?? usual ?? '', known) };
    } catch (error) {
      if (!(error instanceof AnswerProblem)) throw error;
      throw new UsageError(`${name === 'folder' ? 'FOLDER' : `--${name}`}: ${error.message}`, { cause: error });
    }
  }
  return known;
}

function refuseUnanswered(said: ReadonlyMap<string, string>, conversation: Conversation | null) {
  if (conversation || (said.has('folder') && said.has('teams'))) return;
  throw new UsageError('FOLDER and --teams FILE are needed where nothing is asked (delta new --help says more).');
}
