CREATE TABLE "team_seasons" (
	"team_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"year_start" integer NOT NULL,
	"matches" integer NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	"goals_for" integer NOT NULL,
	"goals_against" integer NOT NULL,
	"points" integer NOT NULL,
	"clean_sheets" integer NOT NULL,
	"rated_matches" integer NOT NULL,
	"rating_sum" numeric(10, 2) NOT NULL,
	"told" text NOT NULL,
	CONSTRAINT "team_seasons_team_id_season_id_pk" PRIMARY KEY("team_id","season_id")
);
--> statement-breakpoint
ALTER TABLE "team_seasons" ADD CONSTRAINT "team_seasons_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seasons" ADD CONSTRAINT "team_seasons_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;