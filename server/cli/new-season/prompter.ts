import { createInterface } from 'node:readline';
import { OperatorError } from '#server/errors.ts';
import type { Answers } from './answers.ts';
import type { Question } from './questions.ts';
import { AnswerProblem, readTeamLines } from './read-answers.ts';

export interface Prompter {
  /** Asks until the answer is valid. */
  ask(question: Question, known: Answers, defaultAnswer: string | null): Promise<Partial<Answers>>;
  end(): void;
}

interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

export function openPrompter({ input, output }: Streams): Prompter {
  const lines = createInterface({ input, output });
  // Line by line: lines that arrive before their question, from a pipe or a paste, must not be lost.
  const typedLines = lines[Symbol.asyncIterator]();
  const print = (text: string) => output.write(`${text}\n`);

  async function readLine(prompt: string): Promise<string> {
    lines.setPrompt(prompt);
    lines.prompt();
    const { done, value } = await typedLines.next();
    if (done) throw new OperatorError('The answers ended before the questions. Nothing was written.');
    return value;
  }

  async function readList({ knownTeams }: Answers): Promise<string> {
    const list: string[] = [];
    for (;;) {
      const line = await readLine(`${String(list.length + 1).padStart(3)}. `);
      if (line.trim() === '') return list.join('\n');
      if (isUsable(() => readTeamLines([...list, line], knownTeams))) list.push(line);
    }
  }

  const isUsable = (check: () => unknown): boolean => {
    try {
      check();
      return true;
    } catch (error) {
      if (!(error instanceof AnswerProblem || error instanceof OperatorError)) throw error;
      print(`  ${error.message}`);
      return false;
    }
  };

  return {
    ask: async (question, known, defaultAnswer) => {
      for (;;) {
        if (question.isList) print(`${question.prompt}:`);
        const typed = question.isList
          ? await readList(known)
          : await readLine(`${question.prompt}${defaultAnswer ? ` [${defaultAnswer}]` : ''}: `);
        const text = typed.trim() === '' && defaultAnswer !== null ? defaultAnswer : typed;
        let answer: Partial<Answers> = {};
        if (isUsable(() => (answer = question.read(text, known)))) return answer;
      }
    },
    end: () => lines.close(),
  };
}
