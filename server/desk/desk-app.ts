import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Settings } from '#server/config.ts';
import type { Database } from '#server/db/transactions.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import type { Reader } from '#server/db/queryable.ts';
import { unchangingLeague, type CurrentLeague } from '#server/league/current-league.ts';
import { refuse, refuseBytes, serverFactory } from '#server/http/create-server.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import { observeRequests } from '#server/http/observe-requests.ts';
import { logOptions, REQUEST_ID } from '#server/log/log-options.ts';
import type { Figures } from '#server/metrics/league-metrics.ts';
import { siteIcons } from '#server/seo/icon-routes.ts';
import { mediaRoutes } from '#server/http/media-routes.ts';
import { openPictureConverter } from '#server/pictures/picture-converter.ts';
import type { PushRegister } from '#server/push/push-routes.ts';
import type { RenderArticle } from '#server/render/article-preview.ts';
import { openTemporaryFolders, userTemporaryDir } from '#server/temporary-folders.ts';
import { openDrawingQueue } from '#server/workers/drawing-queue.ts';
import { builtScripts, type WorkerScripts } from '#server/workers/worker-scripts.ts';
import { actRoutes } from './act-routes.ts';
import { APP_FOLDER, appFiles } from './app-files.ts';
import { applicationRoutes } from './application-routes.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { banRoutes } from './ban-routes.ts';
import { pitchRoutes } from './pitch-routes.ts';
import { competitionRoutes } from './competition-routes.ts';
import { deskOpenApi } from './desk-openapi.ts';
import { countRefusals } from '#server/metrics/count-refusals.ts';
import { createTokenCheck, type TokenCheck } from './access/desk-token.ts';
import { guardDesk } from './access/guard.ts';
import { honourRoutes } from './honour-routes.ts';
import { refuseForeignRequests } from './access/known-hosts.ts';
import { clubRoutes } from './club/club-routes.ts';
import { managerRoutes } from './manager-routes.ts';
import { messageChoiceRoutes } from './message-choice-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { metricsRoute } from './metrics-route.ts';
import { leagueRoutes } from './league-routes.ts';
import { deskMatchRoutes } from './match-routes.ts';
import { momentRoutes } from './moment-routes.ts';
import { newsRoutes } from './news/news-routes.ts';
import { previewRoute } from './news/preview-route.ts';
import { openApplicationRoutes } from './open-application-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { journalRoutes } from './journal-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { openRegistrationRoutes } from './open/registration-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { requestRoutes } from './request-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { backupRoutes, NO_BACKUPS, type DeskBackups } from './files/backup-routes.ts';
import { downloadRoutes } from './files/download-routes.ts';
import type { ForThreads } from './files/upload-jobs.ts';
import { uploadRoutes } from './files/upload-routes.ts';
import { sessionCookie } from './access/session-cookie.ts';
import { sessionRoutes, signInRoutes } from './session-routes.ts';
import { sponsorRoutes } from './sponsor-routes.ts';
import { todoRoutes } from './todo/todo-routes.ts';
import { playerRoutes } from './teams/player-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { teamRoutes } from './teams/team-routes.ts';
import { createGuessLimit } from './access/wrong-credentials.ts';

interface DeskOptions {
  settings: Pick<Settings, 'trustedProxies' | 'logLevel' | 'deskUrl' | 'deskHost' | 'publicUrl'> &
    Partial<Pick<Settings, 'logFormat' | 'metricsToken' | 'mail'>>;
  db: Database;
  /** For exports, which take longer; by default the same. */
  bulk?: Database;
  /** For the threads that import; without it nothing is imported. */
  threads?: ForThreads;
  temporaryDir?: string;
  scripts?: WorkerScripts;
  /** For each file that somebody brings in. */
  uploadLimits?: UploadLimits;
  league?: CurrentLeague;
  isValidToken: TokenCheck;
  /** In Prometheus text format. */
  metrics(ofDesk: Figures['desk']): () => Promise<string>;
  /** By default none are made. */
  backups?: DeskBackups;
  /** For notifications on devices of the desk; without it there are none. */
  push?: Pick<PushRegister, 'publicKey' | 'isAllowed'>;
  /** For crests and tables. */
  pictures?: { reader: Reader; cache: ResponseCache };
  /** For previews. */
  renderArticle?: RenderArticle;
  /** The public site, for its pictures. */
  site?: Pick<FastifyInstance, 'inject'>;
  /** The built app. */
  appFolder?: string;
  now?: () => Date;
}

interface UploadLimits {
  files?: { milliseconds?: number; megabytes?: number };
  pictures?: { milliseconds?: number };
}

/** Many times the size of a line-up with thirty players or of all statistics of a match. */
const BODY_BYTES = 64 * 1024;

/** Long enough for a photo from a phone with a weak signal, and for an archive that is being written. */
const TIMEOUTS = { requestTimeout: 120_000, keepAliveTimeout: 72_000, idle: 300_000 };

/** Far more than the phones and screens of one club. */
const CONNECTIONS_PER_ADDRESS = 500;

/** The desk on its own port: the app, and the private API behind it. */
export function buildDesk({
  settings,
  db,
  bulk = db,
  threads,
  temporaryDir = userTemporaryDir(),
  scripts = builtScripts,
  uploadLimits = {},
  league = unchangingLeague(),
  isValidToken,
  metrics,
  backups = NO_BACKUPS,
  push,
  pictures,
  renderArticle,
  site,
  appFolder = APP_FOLDER,
  now = () => new Date(),
}: DeskOptions): FastifyInstance {
  const isSecure = settings.deskUrl?.startsWith('https:') ?? false;
  const connections = { trustedProxies: settings.trustedProxies, perAddress: CONNECTIONS_PER_ADDRESS };
  const observer = observeRequests('desk', settings.trustedProxies);
  const app = fastify({
    logger: logOptions(settings, 'desk'),
    genReqId: observer.idOf,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID }),
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    serverFactory: serverFactory({ ...TIMEOUTS, isSecure, connections }, observer),
    clientErrorHandler: refuseBytes(isSecure),
    forceCloseConnections: 'idle',
    bodyLimit: BODY_BYTES,
    frameworkErrors: (_error, _request, reply) => refuse(reply.raw),
  });
  observer.attach(app);
  const databaseFailures = handleErrors(app);
  const refusals = countRefusals(app);
  refuseForeignRequests(app, settings);
  appFiles(app, appFolder, league);
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    // The phone measures how wrong its clock is.
    if (request.url.startsWith('/api/')) void reply.header('x-server-time', now().getTime());
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get(deskPaths.openapi, async () => deskOpenApi(league.settings.name.en));
  if (site) siteIcons(app, site);
  if (pictures) mediaRoutes(app, { ...pictures, now });
  const { deskUrl, publicUrl, metricsToken = null } = settings;
  const isMetricsToken = metricsToken === null ? () => false : createTokenCheck(metricsToken);
  const cookie = sessionCookie(deskUrl);
  const refuseGuess = createGuessLimit(now);
  metricsRoute(app, {
    metrics: metrics({ requests: observer.counts, databaseFailures, refusals }),
    isValidToken: (token) => isValidToken(token) || isMetricsToken(token),
    refuseGuess,
  });
  const folders = openTemporaryFolders(temporaryDir, (error, text) => app.log.warn({ err: error }, text));
  void folders.removeAbandoned();
  const converter = openPictureConverter(scripts.pictures, uploadLimits.pictures);
  app.addHook('onClose', converter.close);
  const sessions = { db, league, cookie, refuseGuess, publicUrl, now };
  void app.register(fastifyCookie, { hook: 'onRequest' });
  const drawings = openDrawingQueue(scripts.draw);
  app.addHook('onClose', drawings.close);
  void app.register(async (open) => {
    signInRoutes(open, sessions);
    openApplicationRoutes(open, { db, league, refuseGuess, deskUrl, publicUrl, now });
    openRegistrationRoutes(open, { ...sessions, converter, drawings });
  });
  void app.register(async (desk) => {
    guardDesk(desk, { db, cookie, isValidToken, refuseGuess, now });
    sessionRoutes(desk, sessions);
    peopleRoutes(desk, { db, deskUrl, now });
    managerRoutes(desk, { db, deskUrl, now });
    messageRoutes(desk, { db, now });
    messageChoiceRoutes(desk, { db, now, push, hasMail: Boolean(settings.mail) });
    requestRoutes(desk, { db, now });
    applicationRoutes(desk, { db, deskUrl, now });
    registrationRoutes(desk, { db, deskUrl, now });
    journalRoutes(desk, { db, league, now });
    actRoutes(desk, { db, refusals: refusals.acts, now });
    deskMatchRoutes(desk, { db, league, now });
    todoRoutes(desk, { db, backups, now });
    leagueRoutes(desk, { db, league, now });
    calendarRoutes(desk, { db, league, now });
    competitionRoutes(desk, { db, now });
    honourRoutes(desk, { db, now });
    if (site) momentRoutes(desk, { db, site, now });
    searchRoutes(desk, { db, now });
    downloadRoutes(desk, { db: bulk, folders, now });
    backupRoutes(desk, { db, backups, now });
    if (threads) {
      const jobs = { db: bulk, threads, script: scripts.uploads, folders, now, limits: uploadLimits.files };
      uploadRoutes(desk, jobs);
    }
    pictureRoutes(desk, { db, converter, now });
    photoRoutes(desk, { db, converter, now });
    newsRoutes(desk, { db, now });
    if (pictures && renderArticle) previewRoute(desk, { reader: pictures.reader, renderArticle, now });
    clubRoutes(desk, { db, reader: pictures?.reader ?? null, converter, now });
    teamRoutes(desk, { db, reader: pictures?.reader ?? null, converter, now });
    playerRoutes(desk, { db, now });
    privacyRoutes(desk, { db, now });
    banRoutes(desk, { db, now });
    pitchRoutes(desk, { db, now });
    sponsorRoutes(desk, { db, now });
  });
  return app;
}
