CREATE TABLE "referee_season_stats" (
	"competition_season_id" integer NOT NULL,
	"referee_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"yellow_cards" integer NOT NULL,
	"red_cards" integer NOT NULL,
	CONSTRAINT "referee_season_stats_competition_season_id_referee_id_pk" PRIMARY KEY("competition_season_id","referee_id")
);
--> statement-breakpoint
DROP INDEX "matches_referee_id_index";--> statement-breakpoint
DROP INDEX "player_season_stats_team_id_index";--> statement-breakpoint
ALTER TABLE "referee_season_stats" ADD CONSTRAINT "referee_season_stats_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_season_stats" ADD CONSTRAINT "referee_season_stats_referee_id_referees_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."referees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referee_season_stats_referee_id_index" ON "referee_season_stats" USING btree ("referee_id");--> statement-breakpoint
CREATE INDEX "refereed_matches" ON "matches" USING btree ("referee_id","start_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "meetings" ON "matches" USING btree ("home_team_id","away_team_id","start_time");--> statement-breakpoint
CREATE INDEX "player_season_stats_team_id_competition_season_id_index" ON "player_season_stats" USING btree ("team_id","competition_season_id");--> statement-breakpoint
CREATE INDEX "hidden_players" ON "players" USING btree ("id") WHERE "players"."hidden";