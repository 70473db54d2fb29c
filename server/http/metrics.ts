/** The text format of Prometheus. */
export const writeMetrics = (figures: Readonly<Record<string, number>>): string =>
  Object.entries(figures)
    .map(([name, value]) => `# TYPE delta_league_${name} gauge\ndelta_league_${name} ${value}\n`)
    .join('');
