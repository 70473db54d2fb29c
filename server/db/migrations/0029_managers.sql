CREATE TABLE "person_teams" (
	"person_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "manager_once_a_team" PRIMARY KEY("person_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "person_competitions" DROP CONSTRAINT "competition_once_a_person";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "role_known";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "roles" text[];--> statement-breakpoint
ALTER TABLE "person_competitions" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "person_teams" ADD CONSTRAINT "person_teams_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_teams" ADD CONSTRAINT "person_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_teams_team_id_index" ON "person_teams" USING btree ("team_id");--> statement-breakpoint
ALTER TABLE "person_competitions" ADD CONSTRAINT "competition_once_a_role" UNIQUE("person_id","role","competition_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "roles_known" CHECK ("people"."roles" <@ array['organiser', 'competition-organiser', 'editor', 'photographer', 'scorer']);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "role_known" CHECK ("people"."role" in ('organiser', 'competition-organiser', 'editor', 'photographer', 'scorer', 'manager'));--> statement-breakpoint
ALTER TABLE "person_competitions" ADD CONSTRAINT "limited_role_known" CHECK ("person_competitions"."role" in ('competition-organiser', 'scorer'));