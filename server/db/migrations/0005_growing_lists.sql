CREATE TABLE "player_team_stats" (
	"team_id" integer NOT NULL,
	"competition_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"goals" integer NOT NULL,
	"assists" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 1) NOT NULL,
	CONSTRAINT "player_team_stats_team_id_competition_id_player_id_pk" PRIMARY KEY("team_id","competition_id","player_id")
);
--> statement-breakpoint
DROP INDEX "news_team_id_index";--> statement-breakpoint
DROP INDEX "news_second_team_id_index";--> statement-breakpoint
ALTER TABLE "player_team_stats" ADD CONSTRAINT "player_team_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_team_stats" ADD CONSTRAINT "player_team_stats_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_team_stats" ADD CONSTRAINT "player_team_stats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "composition_places" ON "compositions" USING gin ((array["goalkeeper_id", "first_defender_id", "second_defender_id", "midfielder_id", "first_forward_id", "second_forward_id"]));--> statement-breakpoint
CREATE INDEX "news_team_id_published_at_index" ON "news" USING btree ("team_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_second_team_id_published_at_index" ON "news" USING btree ("second_team_id","published_at" DESC NULLS LAST);--> statement-breakpoint
INSERT INTO "player_team_stats" SELECT s.team_id, cs.competition_id, s.player_id, sum(s.matches), sum(s.goals), sum(s.assists), sum(s.rated_matches), sum(s.rating_sum) FROM "player_season_stats" s JOIN "competition_seasons" cs ON cs.id = s.competition_season_id GROUP BY s.team_id, cs.competition_id, s.player_id;
