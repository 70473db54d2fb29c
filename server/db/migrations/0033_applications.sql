CREATE TABLE "application_periods" (
	"competition_season_id" integer PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"opens_on" date,
	"closes_on" date,
	"answers_by" date,
	"places" integer NOT NULL,
	"text_bg" text NOT NULL,
	"text_en" text NOT NULL,
	"fee" text,
	"asks_colour" boolean NOT NULL,
	"asks_days" boolean NOT NULL,
	"asks_pitch" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"document" integer,
	"document_on" date,
	CONSTRAINT "open_period_has_days" CHECK (not "application_periods"."is_open" or ("application_periods"."opens_on" is not null and "application_periods"."closes_on" is not null)),
	CONSTRAINT "period_closes_after_it_opens" CHECK ("application_periods"."closes_on" >= "application_periods"."opens_on"),
	CONSTRAINT "period_has_places" CHECK ("application_periods"."places" between 2 and 64)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"competition_season_id" integer NOT NULL,
	"team_id" integer,
	"team_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact" text NOT NULL,
	"colour" text,
	"days" text[] NOT NULL,
	"pitch" text,
	"answers" jsonb NOT NULL,
	"rules" jsonb,
	"language" text NOT NULL,
	"code_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	"person_id" integer,
	CONSTRAINT "application_code_once" UNIQUE("code_hash"),
	CONSTRAINT "application_state_known" CHECK ("applications"."state" in ('open', 'waiting', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "application_colour_known" CHECK ("applications"."colour" in ('turquoise', 'red', 'blue', 'green', 'yellow', 'orange', 'white', 'black', 'grey', 'burgundy', 'purple', 'sky')),
	CONSTRAINT "application_decided_once" CHECK (("applications"."state" in ('open', 'waiting')) = ("applications"."decided_at" is null)),
	CONSTRAINT "refused_application_has_a_reason" CHECK ("applications"."state" <> 'refused' or "applications"."reason" is not null),
	CONSTRAINT "waiting_since_it_waits" CHECK ("applications"."state" <> 'waiting' or "applications"."waiting_since" is not null)
);
--> statement-breakpoint
ALTER TABLE "application_periods" ADD CONSTRAINT "application_periods_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_desk_sessions_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."desk_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_competition_season_id_state_index" ON "applications" USING btree ("competition_season_id","state");--> statement-breakpoint
CREATE INDEX "applications_sent_at_index" ON "applications" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "applications_team_id_index" ON "applications" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "applications_person_id_index" ON "applications" USING btree ("person_id");