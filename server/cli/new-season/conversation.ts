import { createInterface } from 'node:readline';
import { OperatorError } from '../../errors.ts';
import type { Answers } from './answers.ts';
import type { Question } from './questions.ts';
import { AnswerProblem, readTeamLines } from './read-answers.ts';

export interface Conversation {
  /** Asks until the answer can be used. */
  ask(question: Question, known: Answers, usual: string | null): Promise<Partial<Answers>>;
  end(): void;
}

interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

export function openConversation({ input, output }: Streams): Conversation {
  const lines = createInterface({ input, output });
  // Asked for one by one: lines that come before their question, from a pipe or a paste, must not be lost.
  const typed = lines[Symbol.asyncIterator]();
  const say = (text: string) => output.write(`${text}\n`);

  async function hear(prompt: string): Promise<string> {
    lines.setPrompt(prompt);
    lines.prompt();
    const { done, value } = await typed.next();
    if (done) throw new OperatorError('The answers ended before the questions. Nothing was written.');
    return value;
  }

  async function hearList(): Promise<string> {
    const list: string[] = [];
    for (;;) {
      const line = await hear(`${String(list.length + 1).padStart(3)}. `);
      if (line.trim() === '') return list.join('\n');
      if (isUsable(() => readTeamLines([...list, line]))) list.push(line);
    }
  }

  const isUsable = (look: () => unknown): boolean => {
    try {
      look();
      return true;
    } catch (error) {
      if (!(error instanceof AnswerProblem || error instanceof OperatorError)) throw error;
      say(`  ${error.message}`);
      return false;
    }
  };

  return {
    ask: async (question, known, usual) => {
      for (;;) {
        if (question.isList) say(`${question.asks}:`);
        const heard = question.isList
          ? await hearList()
          : await hear(`${question.asks}${usual ? ` [${usual}]` : ''}: `);
        const text = heard.trim() === '' && usual !== null ? usual : heard;
        let answer: Partial<Answers> = {};
        if (isUsable(() => (answer = question.read(text, known)))) return answer;
      }
    },
    end: () => lines.close(),
  };
}
