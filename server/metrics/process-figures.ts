import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { version } from '#server/version.ts';
import { gauge, type Family } from './text-format.ts';

/** In milliseconds: how often the delay is sampled. Each sample contains the interval itself. */
const RESOLUTION = 10;
const PERCENTILES = { median: 50, p99: 99, max: 100 };

/** Of the process: its event loop, memory, age and version. */
export function watchProcess(): { families(): Family[]; close(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let used = performance.eventLoopUtilization();

  return {
    families() {
      const delays = Object.entries(PERCENTILES).map(([at, percentile]) => ({
        labels: { at },
        value: Math.max(0, delay.percentile(percentile) / 1e9 - RESOLUTION / 1000),
      }));
      // What was long ago would hide what is now.
      delay.reset();
      const usedNow = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(usedNow, used);
      used = usedNow;
      const { rss, heapUsed } = process.memoryUsage();
      return [
        gauge('event_loop_delay_seconds', 'How late the event loop was since the last scrape.', delays),
        gauge('event_loop_utilization', 'Share of the time since the last scrape in which the event loop was busy.', [
          { value: utilization },
        ]),
        gauge('resident_bytes', 'Memory of the process.', [{ value: rss }]),
        gauge('heap_used_bytes', 'Memory of the main thread that JavaScript uses.', [{ value: heapUsed }]),
        gauge('uptime_seconds', 'Time since the start.', [{ value: Math.floor(process.uptime()) }]),
        gauge('build_info', 'Always 1; the labels are the versions of the program and of Node.', [
          { labels: { version, node: process.versions.node }, value: 1 },
        ]),
      ];
    },
    close: () => void delay.disable(),
  };
}
