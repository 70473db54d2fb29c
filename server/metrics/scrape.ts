import { setTimeout as pause } from 'node:timers/promises';
import type { BackupFigures } from '#server/backup/nightly-backups.ts';
import { collectFromAll } from '#server/cluster/this-worker.ts';
import type { HealthFigures } from '#server/http/health-routes.ts';
import { describeFigures, type Figures } from './league-metrics.ts';
import { watchProcess } from './process-figures.ts';
import { writeMetrics } from './text-format.ts';

interface Sources {
  /** What is counted while the program runs. */
  counted(): Omit<Figures, 'desk' | 'health' | 'backups'>;
  readHealth(): Promise<HealthFigures>;
  readBackups(): Promise<BackupFigures>;
}

/** Prometheus gives up after ten seconds; a frozen database is just when the other figures are needed. */
const TIMEOUT_MS = 2000;

/** Everything that /metrics says. */
export function openMetrics({ counted, readHealth, readBackups }: Sources) {
  const ofProcess = watchProcess();
  let backups: BackupFigures = { enabled: false, age: null, bytes: null, failed: false };
  return {
    /** Of the desk that answers for /metrics. */
    scrapeWith(desk: Figures['desk']): () => Promise<string> {
      const collectAll = collectFromAll(() => collect(desk));
      return async () => writeMetrics(await collectAll());
    },
    close: ofProcess.close,
  };

  async function collect(desk: Figures['desk']) {
    const [health, known] = await Promise.all([
      within(readHealth(), { silentSince: null, database: false, freeBytes: Number.POSITIVE_INFINITY }),
      within(readBackups(), backups),
    ]);
    backups = known;
    return [...describeFigures({ ...counted(), desk, health, backups }), ...ofProcess.families()];
  }
}

const within = <Value>(value: Promise<Value>, otherwise: Value): Promise<Value> =>
  Promise.race([value.catch(() => otherwise), pause(TIMEOUT_MS, otherwise, { ref: false })]);
