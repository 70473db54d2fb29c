CREATE TABLE "team_records" (
	"competition_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "team_records_competition_id_team_id_pk" PRIMARY KEY("competition_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "team_season_records" (
	"competition_season_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"place" integer,
	"record" jsonb NOT NULL,
	CONSTRAINT "team_season_records_competition_season_id_team_id_pk" PRIMARY KEY("competition_season_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "team_records" ADD CONSTRAINT "team_records_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_records" ADD CONSTRAINT "team_records_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_season_records" ADD CONSTRAINT "team_season_records_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_season_records" ADD CONSTRAINT "team_season_records_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_records_team_id_index" ON "team_records" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_season_records_team_id_index" ON "team_season_records" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "most_appearances" ON "player_competition_stats" USING btree ("competition_id","matches" DESC NULLS LAST);