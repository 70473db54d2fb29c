CREATE TABLE "player_competition_stats" (
	"competition_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"goals" integer NOT NULL,
	"assists" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 1) NOT NULL,
	"average_rating" numeric(4, 2),
	CONSTRAINT "player_competition_stats_competition_id_player_id_pk" PRIMARY KEY("competition_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "player_season_stats" (
	"competition_season_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"starts" integer NOT NULL,
	"minutes_played" integer NOT NULL,
	"goals" integer NOT NULL,
	"own_goals" integer NOT NULL,
	"assists" integer NOT NULL,
	"shots" integer NOT NULL,
	"shots_on_target" integer NOT NULL,
	"shots_off_target" integer NOT NULL,
	"passes" integer NOT NULL,
	"passes_completed" integer NOT NULL,
	"tackles" integer NOT NULL,
	"saves" integer NOT NULL,
	"yellow_cards" integer NOT NULL,
	"red_cards" integer NOT NULL,
	"man_of_the_match" integer NOT NULL,
	"clean_sheets" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 1) NOT NULL,
	"highest_rating" numeric(3, 1),
	"last_played_at" timestamp with time zone,
	CONSTRAINT "player_season_stats_competition_season_id_player_id_team_id_pk" PRIMARY KEY("competition_season_id","player_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "team_season_stats" (
	"competition_season_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	"goals_for" integer NOT NULL,
	"goals_against" integer NOT NULL,
	"points" integer NOT NULL,
	"clean_sheets" integer NOT NULL,
	"yellow_cards" integer NOT NULL,
	"red_cards" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 2) NOT NULL,
	CONSTRAINT "team_season_stats_competition_season_id_team_id_pk" PRIMARY KEY("competition_season_id","team_id")
);
--> statement-breakpoint
DROP INDEX "player_match_stats_player_id_index";--> statement-breakpoint
ALTER TABLE "player_match_stats" ADD COLUMN "played_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_competition_stats" ADD CONSTRAINT "player_competition_stats_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_competition_stats" ADD CONSTRAINT "player_competition_stats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_competition_stats" ADD CONSTRAINT "player_competition_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season_stats" ADD CONSTRAINT "player_season_stats_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season_stats" ADD CONSTRAINT "player_season_stats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season_stats" ADD CONSTRAINT "player_season_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_season_stats" ADD CONSTRAINT "team_season_stats_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_season_stats" ADD CONSTRAINT "team_season_stats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "all_time_scorers" ON "player_competition_stats" USING btree ("competition_id","goals" DESC NULLS LAST,"matches");--> statement-breakpoint
CREATE INDEX "all_time_assisters" ON "player_competition_stats" USING btree ("competition_id","assists" DESC NULLS LAST,"matches");--> statement-breakpoint
CREATE INDEX "all_time_rated" ON "player_competition_stats" USING btree ("competition_id","average_rating" DESC NULLS LAST,"matches");--> statement-breakpoint
CREATE INDEX "all_time_appearances" ON "player_competition_stats" USING btree ("competition_id","rated_matches" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_season_stats_player_id_index" ON "player_season_stats" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "player_season_stats_team_id_index" ON "player_season_stats" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_season_stats_team_id_index" ON "team_season_stats" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "player_log" ON "player_match_stats" USING btree ("player_id","played_at" DESC NULLS LAST,"match_id");