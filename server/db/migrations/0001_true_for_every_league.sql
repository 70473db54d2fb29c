CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_latin" text NOT NULL,
	CONSTRAINT "places_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "gameweeks" DROP CONSTRAINT "gameweek_round_known";--> statement-breakpoint
ALTER TABLE "player_match_stats" DROP CONSTRAINT "on_target_within_shots";--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "minutes_played" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "minutes_played" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "assists" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "assists" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "shots" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "shots" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "shots_on_target" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "shots_on_target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "shots_off_target" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "shots_off_target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "shots_blocked" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "shots_blocked" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "woodwork" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "woodwork" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "passes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "passes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "passes_completed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "passes_completed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "key_passes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "key_passes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "tackles" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "tackles" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "interceptions" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "interceptions" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "clearances" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "clearances" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "blocks" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "blocks" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "fouls" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "fouls" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "yellow_cards" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "yellow_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "red_cards" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "red_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "saves" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "saves" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "goals_conceded" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player_match_stats" ALTER COLUMN "goals_conceded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "shots" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "shots" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "shots_on_target" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "shots_on_target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "shots_off_target" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "shots_off_target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "shots_blocked" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "shots_blocked" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "corners" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "corners" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "fouls" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "fouls" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "yellow_cards" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "yellow_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "red_cards" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "red_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "saves" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "saves" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "woodwork" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "team_match_stats" ALTER COLUMN "woodwork" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_competition_stats" ALTER COLUMN "assists" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "minutes_played" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "assists" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "shots" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "shots_on_target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "shots_off_target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "passes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "passes_completed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "tackles" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "saves" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "yellow_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_season_stats" ALTER COLUMN "red_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_team_stats" ALTER COLUMN "assists" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "referee_season_stats" ALTER COLUMN "yellow_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "referee_season_stats" ALTER COLUMN "red_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_season_stats" ALTER COLUMN "yellow_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_season_stats" ALTER COLUMN "red_cards" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_teams" ADD COLUMN "results_annulled" boolean;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "players_picture_id_index" ON "players" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "squad_memberships" ADD CONSTRAINT "membership_once" UNIQUE("team_id","player_id","joined_on");--> statement-breakpoint
ALTER TABLE "competition_teams" ADD CONSTRAINT "only_withdrawn_results_are_annulled" CHECK ("competition_teams"."results_annulled" is null or "competition_teams"."withdrawn_on" is not null);--> statement-breakpoint
ALTER TABLE "gameweeks" ADD CONSTRAINT "gameweek_round_known" CHECK ("gameweeks"."elimination_round" in ('round_of_16', 'quarter_final', 'semi_final', 'third_place', 'final'));--> statement-breakpoint
ALTER TABLE "player_match_stats" ADD CONSTRAINT "on_target_within_shots" CHECK (coalesce("player_match_stats"."shots_on_target", 0) + coalesce("player_match_stats"."shots_off_target", 0) + coalesce("player_match_stats"."shots_blocked", 0) <= "player_match_stats"."shots");