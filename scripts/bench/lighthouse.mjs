// Lighthouse, mobile, on a real portal: the median of five runs a page, held to the figures of the design.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '../lib/chromium.mjs';
import { Failure } from '../lib/failure.mjs';
import { judge, summarize } from '../lib/lighthouse-figures.mjs';
import { main } from '../lib/main.mjs';
import { at } from '../lib/paths.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { quietNode } from '../lib/run.mjs';

const LISTS = ['/#webradios', '/#cantores', '/#publicidade'];
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const CLI = at('node_modules/lighthouse/cli/index.js');

/** How often one page may be asked for again because nothing was recorded. */
const LOST_TRACES = 3;

/** Chromium at times loses the beginning of what it records: then nothing was measured, and nothing is wrong with the page. */
const isLostTrace = (error) => /NO_NAVSTART/.test(error.details ?? '');

// Without tabs and toolbar, which no phone draws with the page's processor: a whole Chromium lays them out and paints them in
// its window at every loading, headless too.
const FLAGS = [
  '--headless=new',
  '--kiosk',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
].join(' ');

const measure = async (url, chromePath, report) => {
  await quietNode(
    [CLI, url, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${FLAGS}`],
    'O Lighthouse não conseguiu medir a página.',
    { env: { ...process.env, CHROME_PATH: chromePath } },
  );
  return JSON.parse(readFileSync(report, 'utf8'));
};

const measureRecorded = async (url, chromePath, report, lost = 0) => {
  try {
    return await measure(url, chromePath, report);
  } catch (error) {
    if (lost === LOST_TRACES || !isLostTrace(error)) throw error;
    return measureRecorded(url, chromePath, report, lost + 1);
  }
};

/** The address of the demonstration's first radio, as it is shared. */
const sharedRadio = async (baseUrl) => {
  const answer = await fetch(`${baseUrl}/api/radios/all?pagina=1&limite=1`);
  return `/radio/${(await answer.json())[0].slug}`;
};

const measureAll = async (baseUrl, chromePath, report) => {
  const faults = [];
  for (const page of ['/', await sharedRadio(baseUrl), ...LISTS]) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await measureRecorded(`${baseUrl}${page}`, chromePath, report));
    }
    const figures = summarize(runs);
    console.log(
      `${page.padEnd(32)} perf ${figures.performance} · a11y ${figures.accessibility} · bp ${figures['best-practices']} · seo ${figures.seo}` +
        ` · LCP ${(figures.lcp / 1000).toFixed(2)} s · CLS ${figures.cls.toFixed(3)} · TBT ${Math.round(figures.tbt)} ms · ${Math.round(figures.bytes / 1000)} kB · máquina ${Math.round(figures.machine)}`,
    );
    faults.push(...judge(page, figures));
  }
  return faults;
};

await main(async () => {
  const chromePath = await chromium();
  const folder = mkdtempSync(join(tmpdir(), 'portal-lighthouse-'));
  const portal = await temporaryPortal();
  try {
    const faults = await measureAll(portal.url, chromePath, join(folder, 'relatorio.json'));
    if (faults.length > 0) throw new Failure(faults.join('\n'));
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
